// An instant in a place's local time, independent of the machine's zone.
import { dateText } from './local-time-text.ts';

/** `instant` in ms since 1970. */
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

export function todayIn(zone: string, now = Date.now()): string {
  return wallTime(now, zone).date;
}

export function dateOf(instant: string, zone: string): string {
  return dateText(wallTime(Date.parse(instant), zone).date);
}

/** `Tue 24 Nov 2026, 06:00`; show the zone next to it. */
export function instantText(instant: string, zone: string): string {
  const { date, time } = wallTime(Date.parse(instant), zone);
  return `${dateText(date)}, ${time}`;
}

/** `2026-11-24T06:00` → `Tue 24 Nov 2026, 06:00`. */
export function wallText(wall: string): string {
  return `${dateText(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;
}

/** ms since 1970 at which a zone shows a date and a time. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const localTime = wallTime(asUtc, zone);
  return 2 * asUtc - Date.parse(`${localTime.date}T${localTime.time}:00Z`);
}
