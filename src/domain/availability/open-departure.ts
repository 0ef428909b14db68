import { instantOf } from '../calendar/zoned.ts';
import type { PlannedDeparture } from './day-plan.ts';
import type { Timetable } from './timetable.ts';

/** A departure that can be booked. Instants in ms since 1970. */
export interface Departure extends PlannedDeparture {
  readonly seats_left: number;
  readonly starts_at: number;
  /** Bookings end at this instant; it moves closer to the start once somebody has booked. */
  readonly cutoff_at: number;
}

const MINUTE_MS = 60_000;

/** Minutes before the start at which a departure closes, by the seats that are taken (product 3). */
export function cutoffMinutes(timetable: Timetable, taken: number): number {
  return taken === 0 ? timetable.cutoff_first_minutes : timetable.cutoff_later_minutes;
}

/**
 * A planned departure with what is left of it, or null when nobody can book it any more: sold out, past its cut-off, or
 * at a wall time that its zone leaves out on that date.
 */
export function openDeparture(
  timetable: Timetable,
  planned: PlannedDeparture,
  slot: { readonly date: string; readonly taken: number },
  now: number,
): Departure | null {
  const startsAt = instantOf(slot.date, planned.time, timetable.time_zone);
  const seatsLeft = planned.capacity - slot.taken;
  if (startsAt === null || seatsLeft <= 0) return null;
  const cutoffAt = startsAt - cutoffMinutes(timetable, slot.taken) * MINUTE_MS;
  return now < cutoffAt ? { ...planned, seats_left: seatsLeft, starts_at: startsAt, cutoff_at: cutoffAt } : null;
}
