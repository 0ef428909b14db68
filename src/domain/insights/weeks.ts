// Weeks of a host: from Monday to Sunday as ISO 8601 counts them, named by their Monday (docs/domain/ledger.md#weeks).
import { addDays, weekdayOf } from '#src/domain/calendar/civil.ts';

/** Days from `from` on and before `until`, both Mondays. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** The Monday of the week that a date is in. */
export function weekOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** So many weeks with the running one as the last. */
export function runningWeeks(today: string, weeks: number): Period {
  const until = addDays(weekOf(today), 7);
  return { from: addDays(until, -7 * weeks), until };
}

/** Bookings are completed within hours of their end: a week is over for a comparison once two days have passed. */
const daysToComplete = 2;

/** So many days after the last one of `fullWeeks` the next week is over. */
export const staleAfterDays = 7 + daysToComplete;

/** So many weeks that are over, with everything that took place in them completed. */
export function fullWeeks(today: string, weeks: number): Period {
  const until = weekOf(addDays(today, -daysToComplete));
  return { from: addDays(until, -7 * weeks), until };
}

/** What happened in a week. Amounts in minor units. */
export interface WeekFigures {
  /** The Monday. */
  readonly week: string;
  readonly earned_cents: number;
  readonly seats: number;
  readonly bookings: number;
  readonly views: number;
  /** Bookings that were made, whatever became of them. */
  readonly booked: number;
}

const nothing = { earned_cents: 0, seats: 0, bookings: 0, views: 0, booked: 0 } as const;

/** Every week of a period in order, from rows that know parts of some of them; several rows of a week add up. */
export function weeksOf(
  { from, until }: Period,
  rows: readonly (Partial<WeekFigures> & Pick<WeekFigures, 'week'>)[],
): WeekFigures[] {
  const weeks = new Map<string, WeekFigures>();
  for (let week = from; week < until; week = addDays(week, 7)) weeks.set(week, { week, ...nothing });
  for (const row of rows) {
    const figures = weeks.get(row.week);
    if (figures) weeks.set(row.week, { week: row.week, ...plus(figures, row) });
  }
  return [...weeks.values()];
}

type Sums = Omit<WeekFigures, 'week'>;

function plus(one: Sums, other: Partial<Sums>): Sums {
  return {
    earned_cents: one.earned_cents + (other.earned_cents ?? 0),
    seats: one.seats + (other.seats ?? 0),
    bookings: one.bookings + (other.bookings ?? 0),
    views: one.views + (other.views ?? 0),
    booked: one.booked + (other.booked ?? 0),
  };
}

/** All weeks together. */
export function totalOf(weeks: readonly Sums[]): Sums {
  return weeks.reduce<Sums>(plus, nothing);
}

/** Bookings made for each view: 0.05 is 5 of 100. Null where nobody has looked. Above 1 where guests book again without looking. */
export function bookedRate({ booked, views }: Pick<Sums, 'booked' | 'views'>): number | null {
  return views === 0 ? null : booked / views;
}
