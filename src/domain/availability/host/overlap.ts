// New times at which another listing of the host runs (docs/domain/calendar.md#two-listings-at-one-time).
import { addDays } from '#src/domain/calendar/civil.ts';
import { instantOf } from '#src/domain/calendar/zoned.ts';
import { planDays } from '#src/domain/availability/day-plan.ts';
import type { Change } from './change.ts';
import type { HostTimetable } from './slot.ts';

export interface TimedListing extends HostTimetable {
  readonly course_id: number;
  readonly title: string;
  readonly time_zone: string;
  readonly duration_minutes: number;
}

interface Run {
  readonly course_id: number;
  readonly title: string;
  readonly date: string;
  readonly time: string;
}

export interface Overlap extends Run {
  readonly other: Run;
}

const namedMost = 6;
const weekDays = 7;

/** A day more on both sides, for zones and departures past midnight. */
export function overlapDays(change: Change, today: string): { from: string; to: string } | null {
  if (change.kind === 'week') return { from: addDays(today, -1), to: addDays(today, weekDays + 1) };
  if (change.kind !== 'extra' && change.kind !== 'open') return null;
  return { from: addDays(change.date, -1), to: addDays(change.date, 1) };
}

/** For a week: those of the next seven days. */
export function overlapsOf(
  before: TimedListing,
  after: HostTimetable,
  { change, others, today }: { change: Change; others: readonly TimedListing[]; today: string },
): Overlap[] {
  const days = overlapDays(change, today);
  if (days === null) return [];
  const running = others.flatMap((other) => runsOf(other, other, days));
  return addedRuns(before, after, { change, today })
    .flatMap((run) =>
      running.filter((other) => meet(run, other)).map((other) => ({ ...plain(run), other: plain(other) })),
    )
    .slice(0, namedMost);
}

type TimedRun = Run & { readonly startsAt: number; readonly endsAt: number };

function addedRuns(
  before: TimedListing,
  after: HostTimetable,
  { change, today }: { change: Change; today: string },
): TimedRun[] {
  if (change.kind === 'extra' || change.kind === 'open')
    return runsOf(before, after, { from: change.date, to: change.date }).filter(({ time }) => time === change.time);
  const had = new Set(before.rules.map(({ weekday, start_time: time }) => `${weekday} ${time}`));
  const rules = after.rules.filter(({ weekday, start_time: time }) => !had.has(`${weekday} ${time}`));
  return runsOf(before, { ...after, rules, exceptions: [] }, { from: today, to: addDays(today, weekDays - 1) });
}

function runsOf(
  listing: TimedListing,
  timetable: HostTimetable,
  { from, to }: { from: string; to: string },
): TimedRun[] {
  const { course_id, title, time_zone: zone, duration_minutes: minutes } = listing;
  const plan = planDays(timetable);
  const runs: TimedRun[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const { time } of plan(date)) {
      const startsAt = instantOf(date, time, zone);
      if (startsAt !== null) runs.push({ course_id, title, date, time, startsAt, endsAt: startsAt + minutes * 60_000 });
    }
  return runs;
}

const meet = (one: TimedRun, other: TimedRun): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;
const plain = ({ course_id, title, date, time }: TimedRun): Run => ({ course_id, title, date, time });
