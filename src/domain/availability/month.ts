import { addDays, datesOfMonth } from '#src/domain/calendar/civil.ts';
import { dateAt, datesWithClockChange } from '#src/domain/calendar/zoned.ts';
import { bookableSpan, openDeparture, takenSeats } from './departures.ts';
import { planDays } from './day-plan.ts';
import type { BookingClock, Timetable } from './timetable.ts';

export interface BookableDay {
  readonly date: string;
  /** Sum of all open departures. */
  readonly seats_left: number;
  readonly times: readonly { readonly time: string; readonly seats_left: number; readonly min_pax: number }[];
}

export type MonthAnswer =
  | { readonly ok: true; readonly days: readonly BookableDay[] }
  | { readonly ok: false; readonly code: 'corona-time' | 'past-month' };

const MINUTE_MS = 60_000;

/**
 * Bookable dates of a month 'YYYY-MM' (docs/domain/calendar.md#availability-calls). Before the installation's first date:
 * corona-time, checked first; a past month: past-month.
 */
export function daysOfMonth(timetable: Timetable, month: string, clock: BookingClock): MonthAnswer {
  const dates = datesOfMonth(month);
  const [monthStart = '', monthEnd = ''] = [dates[0], dates.at(-1)];
  if (monthEnd < clock.opens_from) return { ok: false, code: 'corona-time' };
  const span = bookableSpan(timetable, clock);
  if (monthEnd < span.today) return { ok: false, code: 'past-month' };
  const first = span.first > monthStart ? span.first : monthStart;
  const last = span.last < monthEnd ? span.last : monthEnd;
  const within = dates.filter((date) => date >= first && date <= last);
  return { ok: true, days: openDays(timetable, within, clock.now) };
}

function openDays(timetable: Timetable, dates: readonly string[], now: number): BookableDay[] {
  const plan = planDays(timetable);
  const taken = takenSeats(timetable.departures);
  const needsClock = clockDates(timetable, dates, now);
  return dates.flatMap((date) => {
    const times = plan(date).flatMap((planned) => {
      const sold = taken(date, planned.time);
      const isOpen = needsClock(date)
        ? openDeparture(timetable, planned, { date, taken: sold }, now) !== null
        : sold < planned.capacity;
      return isOpen ? [{ time: planned.time, seats_left: planned.capacity - sold, min_pax: planned.min_pax }] : [];
    });
    const seats_left = times.reduce((sum, one) => sum + one.seats_left, 0);
    return times.length === 0 ? [] : [{ date, seats_left, times }];
  });
}

/** Dates near a cut-off or clock change, which need instants; other dates only need seat counts, which keeps the month cheap. */
function clockDates(timetable: Timetable, dates: readonly string[], now: number): (date: string) => boolean {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return () => false;
  const longest = Math.max(timetable.cutoff_first_minutes, timetable.cutoff_later_minutes);
  // One day more: clocks set back over midnight repeat a date.
  const near = addDays(dateAt(now + longest * MINUTE_MS, timetable.time_zone), 1);
  const changes = datesWithClockChange(first, last, timetable.time_zone);
  return (date) => date <= near || changes.some((span) => date >= span.from && date <= span.to);
}
