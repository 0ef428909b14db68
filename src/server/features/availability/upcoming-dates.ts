// The next days with seats, for the first view of a course's page.
import { departuresOn, bookableSpan } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';
import { lowestPrices, timetableOf } from './course-terms.ts';
import { readCourseTerms } from './course-terms-queries.ts';

type Upcoming = CallOutput<'course/detail'>['data']['upcoming'];

const lookAheadDays = 45;
const shownDays = 6;

/** At most six days within the next 45 that can be booked, in order; one statement. Empty for a course that is not sold. */
export async function findUpcomingDates(services: Services, courseId: number): Promise<Upcoming> {
  // The listing's own today is only known with its zone, which is at most a day away from UTC's.
  const utc = new Date(services.gateways.clock.now()).toISOString().slice(0, 10);
  const days = { from: addDays(utc, -1), to: addDays(utc, lookAheadDays + 1) };
  const terms = await readCourseTerms(services, courseId, days);
  if (!terms) return [];
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const { first } = bookableSpan(timetable, asked);
  const lowest = lowestPrices(terms, services.config.serviceFeeRate);
  const found: Upcoming = [];
  for (let day = 0; day < lookAheadDays && found.length < shownDays; day += 1) {
    const date = addDays(first, day);
    const answer = departuresOn(timetable, date, asked);
    const open = answer.ok ? answer.departures : [];
    if (open.length === 0) continue;
    found.push({
      date,
      times: open.map(({ time, seats_left }) => ({ time, seats_left })),
      price_from: lowest(open),
    });
  }
  return found;
}
