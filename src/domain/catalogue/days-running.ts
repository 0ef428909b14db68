// When a course runs on the days of a search, for its card (docs/domain/search.md#dates-and-party).
import { bookableSpan, type Departure, departuresOn } from '#src/domain/availability/departures.ts';
import type { BookingClock, Timetable } from '#src/domain/availability/timetable.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { timeBandOf } from './listing-filters.ts';

/** Days searched after the first: a card names the next chance, not a season. */
export const RUNS_WITHIN_DAYS = 30;

/** The days (inclusive), the bands of start times (empty: all), and the number of guests. */
export interface WantedRuns {
  readonly start: string;
  readonly end: string;
  readonly bands: readonly string[];
  readonly pax: number | null;
}

export interface RunningDay {
  readonly date: string;
  readonly departures: readonly Departure[];
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * The days on which a course runs, in order. Departures too small for the party are left out if others have room;
 * otherwise all are listed, so that a guest sees how many could come.
 */
export function daysRunning(timetable: Timetable, runs: WantedRuns, clock: BookingClock): RunningDay[] {
  const { today, first, last } = bookableSpan(timetable, clock);
  const from = later(runs.start, today);
  const to = earlier(earlier(runs.end, addDays(from, RUNS_WITHIN_DAYS)), last);
  const days: RunningDay[] = [];
  for (let date = later(from, first); date <= to; date = addDays(date, 1)) {
    const answer = departuresOn(timetable, date, clock);
    const departures = (answer.ok ? answer.departures : []).filter(
      ({ time }) => runs.bands.length === 0 || runs.bands.includes(timeBandOf(time)),
    );
    if (departures.length > 0) days.push({ date, departures });
  }
  const fitting = days.flatMap(({ date, departures }) => {
    const large = departures.filter(({ seats_left }) => seats_left >= (runs.pax ?? 1));
    return large.length === 0 ? [] : [{ date, departures: large }];
  });
  return fitting.length > 0 ? fitting : days;
}
