// Weeks of a host, Monday to Sunday as in ISO 8601, named by their Monday (docs/domain/ledger.md#weeks).
import { addDays, weekdayOf } from '#src/domain/calendar/civil.ts';

/** From `from` (inclusive) to `until` (exclusive), both Mondays. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export function weekOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** This many weeks, the current one last. */
export function runningWeeks(today: string, weeks: number): Period {
  const until = addDays(weekOf(today), 7);
  return { from: addDays(until, -7 * weeks), until };
}

/** Bookings are completed within hours of their end: after two more days a week's figures are final. */
const daysToComplete = 2;

/** This many days after the last day of `fullWeeks`, another week is final. */
export const staleAfterDays = 7 + daysToComplete;

/** This many past weeks in which all bookings are completed. */
export function fullWeeks(today: string, weeks: number): Period {
  const until = weekOf(addDays(today, -daysToComplete));
  return { from: addDays(until, -7 * weeks), until };
}

/** Amounts in minor units. */
export interface WeekFigures {
  readonly week: string;
  readonly earned_cents: number;
  readonly seats: number;
  readonly bookings: number;
  readonly views: number;
  /** Bookings made, including those that were later cancelled. */
  readonly booked: number;
}

const nothing = { earned_cents: 0, seats: 0, bookings: 0, views: 0, booked: 0 } as const;

/** Every week of a period in order, from partial rows; several rows of a week are added. */
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

export function totalOf(weeks: readonly Sums[]): Sums {
  return weeks.reduce<Sums>(plus, nothing);
}

/** Bookings made per view: 0.05 is 5 of 100. Null without views. Above 1 where guests book again without a view. */
export function bookedRate({ booked, views }: Pick<Sums, 'booked' | 'views'>): number | null {
  return views === 0 ? null : booked / views;
}
