// What became of the day, the start and the party that a guest saved with an experience (docs/domain/accounts.md#wish-list).
import { departuresOn, type Departure } from '#src/domain/availability/departures.ts';
import type { BookingClock, Timetable } from '#src/domain/availability/timetable.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';

/** Most experiences on the list of one account: more than anybody looks through, and a bound on what one can store. */
export const WISHES_MOST = 500;

/** Any part may be missing; a start belongs to a date. */
export interface KeptChoice {
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
}

/** Whether a saved choice can still be booked, and what stands in the way. */
export type ChoiceStanding = 'open' | 'few_seats' | 'unavailable' | 'past' | 'too_many';

/** Of a choice with a date. `departure` is the one that fits best; null where none can be booked. */
export interface ChoiceOutlook {
  readonly standing: ChoiceStanding;
  readonly departure: Departure | null;
}

/**
 * Whether a choice can be booked now; null for one without a date. A party above the largest never fits, a date gone by is told
 * from one on which nothing runs, and where seats are left but too few, that is said. Without a start the departure with the most
 * seats counts.
 */
export function outlookOf(
  timetable: Timetable & { readonly max_pax: number },
  { date, time, pax }: KeptChoice,
  clock: BookingClock,
): ChoiceOutlook | null {
  if (date === null) return null;
  if (date < dateAt(clock.now, timetable.time_zone)) return { standing: 'past', departure: null };
  const day = departuresOn(timetable, date, clock);
  const running = (day.ok ? day.departures : []).filter((one) => time === null || one.time === time);
  const [departure = null] = running.toSorted((a, b) => b.seats_left - a.seats_left);
  if (pax !== null && pax > timetable.max_pax) return { standing: 'too_many', departure };
  if (departure === null) return { standing: 'unavailable', departure };
  return { standing: departure.seats_left >= (pax ?? 1) ? 'open' : 'few_seats', departure };
}
