// An instant on the clock of a place, without the machine's own zone.
import { dateText } from './local-time-text.ts';

/** `YYYY-MM-DD` and `HH:mm` that a zone shows at an instant (ms since 1970). */
export function wallTime(instant: number, zone: string): { readonly date: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Today's date in a zone. */
export function todayIn(zone: string, now = Date.now()): string {
  return wallTime(now, zone).date;
}

/** The date of an instant of the wire in a zone: `Tue 24 Nov 2026`. */
export function dateOf(instant: string, zone: string): string {
  return dateText(wallTime(Date.parse(instant), zone).date);
}

/** An instant of the wire on the clock of a place: `Tue 24 Nov 2026, 06:00`. The zone must be named next to it. */
export function instantText(instant: string, zone: string): string {
  const { date, time } = wallTime(Date.parse(instant), zone);
  return `${dateText(date)}, ${time}`;
}

/** A wall time of the wire, `2026-11-24T06:00` → `Tue 24 Nov 2026, 06:00`. */
export function wallText(wall: string): string {
  return `${dateText(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;
}
