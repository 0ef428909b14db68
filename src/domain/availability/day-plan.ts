import { weekdayOf } from '#src/domain/calendar/civil.ts';
import type { DateException, Timetable, WeeklyRule } from './timetable.ts';

/** A planned departure, bookable or not. */
export interface PlannedDeparture {
  /** 'HH:mm' */
  readonly time: string;
  readonly capacity: number;
  readonly min_pax: number;
}

type Plan = Pick<Timetable, 'rules' | 'exceptions' | 'min_pax'>;

/**
 * Maps a date to its departures in order (docs/domain/calendar.md#rules-and-exceptions). Indexes rules and
 * exceptions once: a month costs days plus rules, not their product.
 */
export function planDays({ rules, exceptions, min_pax }: Plan): (date: string) => PlannedDeparture[] {
  const weekly = groupBy(rules, (rule) => rule.weekday);
  const special = groupBy(exceptions, (exception) => exception.local_date);
  return (date) => planDay(weekly.get(weekdayOf(date)) ?? [], special.get(date) ?? [], min_pax);
}

function planDay(
  rules: readonly WeeklyRule[],
  exceptions: readonly DateException[],
  minPax: number,
): PlannedDeparture[] {
  const plan = new Map<string, PlannedDeparture>();
  const isClosed = exceptions.some((one) => one.kind === 'closed' && one.start_time === null);
  for (const rule of isClosed ? [] : rules) {
    plan.set(rule.start_time, { time: rule.start_time, capacity: rule.capacity, min_pax: rule.min_pax ?? minPax });
  }
  // Whole-day exceptions first: those of single departures take precedence.
  const ordered = exceptions.toSorted(
    (one, other) => Number(one.start_time !== null) - Number(other.start_time !== null),
  );
  for (const exception of ordered) applyException(plan, exception, minPax);
  for (const { kind, start_time } of exceptions) if (kind === 'busy' && start_time !== null) plan.delete(start_time);
  return [...plan.values()].toSorted((one, other) => (one.time < other.time ? -1 : 1));
}

function applyException(plan: Map<string, PlannedDeparture>, exception: DateException, minPax: number): void {
  const { kind, start_time: time, capacity } = exception;
  if (kind === 'closed' && time !== null) plan.delete(time);
  if (kind === 'extra' && time !== null) {
    plan.set(time, { time, capacity: capacity ?? 0, min_pax: exception.min_pax ?? minPax });
  }
  if (kind !== 'capacity') return;
  for (const planned of [...plan.values()].filter((one) => time === null || one.time === time)) {
    const min_pax = exception.min_pax ?? planned.min_pax;
    plan.set(planned.time, { time: planned.time, capacity: capacity ?? planned.capacity, min_pax });
  }
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
