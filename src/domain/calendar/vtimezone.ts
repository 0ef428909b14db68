// A zone's clock changes as VTIMEZONE (RFC 5545, 3.6.5) for a span of time, from our own table, so that a calendar
// program with older data shows the same hours.
import { clockChanges } from './zoned.ts';

/**
 * The lines of a zone; instants in ms since 1970. Lists every clock change in the span, preceded by the one before it.
 */
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

/** Seconds ahead of UTC as '+0545'. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60];
  const [hours = '', minutes = '', rest = ''] = parts.map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`;
}
