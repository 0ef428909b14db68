// A zone's clocks in the words of calendar files (VTIMEZONE, RFC 5545, 3.6.5), for a span of time: from the same table as
// everything else here, so that a program with older data shows the same hours.
import { clockChanges } from './zoned.ts';

/** The lines of a zone; instants in ms since 1970. Each change of clocks in the span stands by itself, after the one before it. */
export function vtimezone(zone: string, { from, until }: { readonly from: number; readonly until: number }): string[] {
  const changes = clockChanges(zone, from, until);
  const lines = changes.flatMap(({ wall, before, after }) => {
    const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wall.replace(/[-:]/g, '')}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}

/** Seconds before UTC as '+0545'. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60];
  const [hours = '', minutes = '', rest = ''] = parts.map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`;
}
