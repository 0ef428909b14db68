// The deadlines of one departure, as dates on the clock of the city (product 6).
import type { Course } from '../../booking/booking-course.ts';
import { deadlineText } from '../../booking/policy-words.ts';
import { wallTime } from '../../booking/wall-time.ts';

const HOUR = 3_600_000;

/** A departure, and until when it can be cancelled for how much. */
export interface PolicyExample {
  readonly date: string;
  readonly time: string;
  readonly deadlines: readonly string[];
}

/** The instant (ms since 1970) at which a zone shows a date and a time. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = wallTime(asUtc, zone);
  return 2 * asUtc - Date.parse(`${shown.date}T${shown.time}:00Z`);
}

/**
 * The first departure whose deadlines all lie behind the start of the next departure, so that none of them is over
 * whenever the page is read; null where there is none.
 */
export function policyExample({ upcoming, policy, time_zone: zone }: Course): PolicyExample | null {
  const departures = upcoming.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time })));
  const [next] = departures;
  if (next === undefined || policy.steps.length === 0) return null;
  const now = instantOf(next.date, next.time, zone);
  const longest = Math.max(...policy.steps.map(({ hours_before }) => hours_before)) * HOUR;
  const fits = departures.find(({ date, time }) => instantOf(date, time, zone) - longest >= now);
  if (fits === undefined) return null;
  const start = instantOf(fits.date, fits.time, zone);
  const deadlines = policy.steps.map(({ hours_before, percent }) =>
    deadlineText(wallTime(start - hours_before * HOUR, zone), percent),
  );
  return { ...fits, deadlines };
}
