import { dateText } from '../ui/local-time-text.ts';
import { wallTime } from './wall-time.ts';

/** An instant of the wire on the clock of a place: `Tue 24 Nov 2026, 06:00`. The zone must be named beside it. */
export function instantText(instant: string, zone: string): string {
  const { date, time } = wallTime(Date.parse(instant), zone);
  return `${dateText(date)}, ${time}`;
}

/** A wall time of the wire, `2026-11-24T06:00` → `Tue 24 Nov 2026, 06:00`. */
export function wallText(wall: string): string {
  return `${dateText(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;
}
