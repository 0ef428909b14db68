// Whether the day, start and party that a guest saved with an experience can still be booked
// (docs/domain/accounts.md#wish-list).
import { departuresOn, type Departure } from '#src/domain/availability/departures.ts';
import type { BookingClock, Timetable } from '#src/domain/availability/timetable.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';

/** Most experiences on one account's list: more than a guest reads, and a bound on storage. */
export const WISHES_MOST = 500;

/** Any part may be missing; a start needs a date. */
export interface SavedChoice {
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
}

/** Whether a saved choice can still be booked, or why not. */
export type ChoiceState = 'open' | 'few_seats' | 'unavailable' | 'past' | 'too_many';

/** For a choice with a date. `departure` is the best match; null where none can be booked. */
export interface ChoiceOutlook {
  readonly standing: ChoiceState;
  readonly departure: Departure | null;
}

/**
 * Whether a choice can be booked now; null without a date. A party above the maximum never fits; past dates, dates
 * without departures and too few seats differ. Without a start, the departure with the most seats decides.
 */
export function outlookOf(
  timetable: Timetable & { readonly max_pax: number },
  { date, time, pax }: SavedChoice,
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
