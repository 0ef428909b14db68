import { addDays } from '../calendar/civil.ts';
import { dateAt } from '../calendar/zoned.ts';
import type { Asked, Timetable } from './timetable.ts';

/**
 * The first and the last date that can be booked at all, both included: from today in the listing's zone, or the
 * installation's first date, to the horizon (product 3). Nothing can be booked when `first` is after `last`.
 */
export function bookableSpan(
  timetable: Pick<Timetable, 'time_zone' | 'horizon_days'>,
  { now, opens_from }: Asked,
): { readonly today: string; readonly first: string; readonly last: string } {
  const today = dateAt(now, timetable.time_zone);
  return { today, first: today < opens_from ? opens_from : today, last: addDays(today, timetable.horizon_days) };
}
