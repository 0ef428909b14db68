import { bookableSpan } from './bookable-span.ts';
import { planDays } from './day-plan.ts';
import { openDeparture, type Departure } from './open-departure.ts';
import { takenSeats } from './taken-seats.ts';
import type { Asked, Timetable } from './timetable.ts';

export type DayAnswer =
  | { readonly ok: true; readonly departures: readonly Departure[] }
  | { readonly ok: false; readonly code: 'corona-time' };

/**
 * The departures of a date that can be booked now, in the order of the day (product 3). A date before the
 * installation's first one is refused before anything else is looked at (spec 5); a date gone by, or beyond the horizon,
 * has none.
 */
export function departuresOn(timetable: Timetable, date: string, asked: Asked): DayAnswer {
  if (date < asked.opens_from) return { ok: false, code: 'corona-time' };
  const span = bookableSpan(timetable, asked);
  if (date < span.first || date > span.last) return { ok: true, departures: [] };
  const taken = takenSeats(timetable.departures);
  const departures = planDays(timetable)(date)
    .map((planned) => openDeparture(timetable, planned, { date, taken: taken(date, planned.time) }, asked.now))
    .filter((departure) => departure !== null);
  return { ok: true, departures };
}
