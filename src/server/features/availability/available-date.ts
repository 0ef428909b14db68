// booking/available-date: the days of a month that can be booked (docs/domain/scarcity.md#what-is-asked-for).
import { daysOfMonth } from '#src/domain/availability/month.ts';
import { bookableSpan, type WhyNot, whyNot } from '#src/domain/availability/departures.ts';
import type { AskedAt, Timetable } from '#src/domain/availability/timetable.ts';
import { datesOfMonth, monthOf } from '#src/domain/calendar/civil.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/db/own-hold-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { lowestPrices, timetableOf } from './course-terms.ts';
import { readCourseTerms } from './course-terms-queries.ts';

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
    closed: closedDays(timetable, dates, answer.days, asked),
    month,
    first_month: monthOf(span.first),
    last_month: monthOf(span.last),
    time_zone: terms.time_zone,
  };
};

/** The days from today on that run and cannot be booked, each with the reason. */
function closedDays(
  timetable: Timetable,
  dates: readonly string[],
  open: readonly { readonly date: string }[],
  asked: AskedAt,
): { date: string; reason: WhyNot; label: string }[] {
  const isOpen = new Set(open.map(({ date }) => date));
  const { today } = bookableSpan(timetable, asked);
  return dates
    .filter((date) => date >= today && !isOpen.has(date))
    .map((date) => ({ date, reason: whyNot(timetable, { date }, asked) }))
    .filter(({ reason }) => reason !== 'not-running')
    .map((day) => ({ ...day, label: t(`whyNot.label.${day.reason}`) }));
}
