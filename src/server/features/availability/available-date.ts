// booking/available-date: the days of a month that can be booked (docs/domain/scarcity.md#what-is-asked-for).
import { daysOfMonth } from '#src/domain/availability/month.ts';
import { bookableSpan } from '#src/domain/availability/departures.ts';
import { datesOfMonth, monthOf } from '#src/domain/calendar/civil.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { lowestPrices, timetableOf } from './course-terms.ts';
import { readCourseTerms, viewerOf } from './course-terms-queries.ts';

export const route = 'booking/available-date';

export const handle: Handler<typeof route> = async ({ course_id, course, month, pax }, call) => {
  const { services } = call;
  const dates = datesOfMonth(month);
  const id = course_id ?? course ?? 0;
  const terms = await readCourseTerms(services, id, { from: dates[0] ?? '', to: dates.at(-1) ?? '' }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const answer = daysOfMonth(timetable, month, asked);
  if (!answer.ok) return refuse(answer.code);
  const span = bookableSpan(timetable, asked);
  const lowest = lowestPrices(terms, services.config.serviceFees, pax);
  return {
    message: '',
    dates: answer.days.map((day) => day.date),
    days: answer.days.map((day) => ({
      date: day.date,
      seats_left: day.seats_left,
      from_price: lowest(day.times),
      times: day.times.map(({ time, seats_left, min_pax }) => ({ time, seats_left, min_pax })),
    })),
    month,
    first_month: monthOf(span.first),
    last_month: monthOf(span.last),
    time_zone: terms.time_zone,
  };
};
