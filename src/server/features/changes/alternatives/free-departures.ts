// Departures with room for a party near a lost date.
import { bookableSpan, departuresOn, type Departure } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import type { Services } from '#src/server/services.ts';
import { type CourseTerms, readCourseTerms, timetableOf } from '#src/server/features/availability/index.ts';

export interface FreeDeparture {
  date: string;
  departure: Departure;
}

/** What is looked for: near which date, for how many guests, how many departures, and which of them do not count. */
export interface DepartureSearch {
  date: string;
  pax: number;
  count: number;
  isLost?: (one: { date: string; time: string }) => boolean;
}

/** Other departures of the same course: at most so many are offered. */
export const mostSameCourse = 6;

const daysBefore = 14;
const daysAfter = 30;

/** At most `count` of a course, those nearest to `date` first; with the course as it is offered. Null: not on sale. */
export async function findFree(
  services: Services,
  courseId: number,
  { date, pax, count, isLost }: DepartureSearch,
): Promise<{ terms: CourseTerms; free: FreeDeparture[] } | null> {
  const [from, to] = [addDays(date, -daysBefore), addDays(date, daysAfter)];
  const terms = await readCourseTerms(services, courseId, { from, to });
  if (!terms || terms.max_pax < pax) return null;
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const span = bookableSpan(timetable, clock);
  const free: FreeDeparture[] = [];
  for (const day of nearestDays(date)) {
    if (free.length >= count) break;
    if (day < span.first || day > span.last) continue;
    const answer = departuresOn(timetable, day, clock);
    const fitting = answer.ok ? answer.departures.filter((one) => one.seats_left >= pax) : [];
    const left = fitting.filter(({ time }) => isLost?.({ date: day, time }) !== true);
    free.push(...left.map((departure) => ({ date: day, departure })));
  }
  return { terms, free: free.slice(0, count) };
}

/** The date itself, then the days around it by turns. */
function nearestDays(date: string): string[] {
  const steps = Array.from({ length: daysAfter }, (_, index) => index + 1);
  const around = steps.flatMap((step) => [step, ...(step <= daysBefore ? [-step] : [])]);
  return [date, ...around.map((step) => addDays(date, step))];
}
