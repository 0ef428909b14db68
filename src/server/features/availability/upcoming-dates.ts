// The next days with seats, for the first view of a course's page.
import { departuresOn, bookableSpan } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';
import { lowestPrices, timetableOf } from './course-terms.ts';
import { type Days, readCourseTerms } from './course-terms-queries.ts';

type Upcoming = CallOutput<'course/detail'>['data']['upcoming'];

const lookAheadDays = 45;
const shownDays = 6;

/**
 * At most six days with departures, in order: of the next 45, or of all that can be booked where those have none. One
 * statement, or two for a listing of a season. Empty for a course that is not sold or has no day that can be booked.
 */
export async function findUpcomingDates(services: Services, courseId: number): Promise<Upcoming> {
  // The listing's own today is only known with its zone, which is at most a day away from UTC's.
  const utc = new Date(services.gateways.clock.now()).toISOString().slice(0, 10);
  const soon = await readUpcoming(services, courseId, { from: addDays(utc, -1), to: addDays(utc, lookAheadDays + 1) });
  if (!soon) return [];
  if (soon.found.length > 0 || soon.last <= addDays(utc, lookAheadDays)) return soon.found;
  const later = await readUpcoming(services, courseId, { from: addDays(utc, lookAheadDays), to: soon.last });
  return later?.found ?? [];
}

/** The first departures within some days, and the last day that can be booked; null for a course that is not sold. */
async function readUpcoming(
  services: Services,
  courseId: number,
  days: Days,
): Promise<{ readonly found: Upcoming; readonly last: string } | null> {
  const terms = await readCourseTerms(services, courseId, days);
  if (!terms) return null;
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const { first, last } = bookableSpan(timetable, asked);
  const lowest = lowestPrices(terms, services.config.serviceFees);
  const found: Upcoming = [];
  const from = first > days.from ? first : days.from;
  const until = last < days.to ? last : days.to;
  for (let date = from; date <= until && found.length < shownDays; date = addDays(date, 1)) {
    const answer = departuresOn(timetable, date, asked);
    const open = answer.ok ? answer.departures : [];
    if (open.length === 0) continue;
    found.push({
      date,
      times: open.map(({ time, seats_left }) => ({ time, seats_left })),
      price_from: lowest(open),
    });
  }
  return { found, last };
}
