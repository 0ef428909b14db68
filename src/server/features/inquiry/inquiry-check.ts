// booking/inquiry-check: whether a question is open already, and whether the slot is free without asking
// (docs/domain/inquiry.md#states).
import { checkDeparture, departuresOn } from '#src/domain/availability/departures.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { countOfVisitor, findOpenInquiries } from './inquiry-queries.ts';
import { toInquiry } from './open-inquiry.ts';
import { type CourseTerms, readCourseTerms, timetableOf, viewerOf } from '#src/server/features/availability/index.ts';

type Input = CallInput<'booking/inquiry-check'>;

export const bookingInquiryCheck: Handler<'booking/inquiry-check'> = async (input, call) => {
  const { services, actor, visitor } = call;
  const day = input.date ?? new Date(services.gateways.clock.now()).toISOString().slice(0, 10);
  const terms = await readCourseTerms(services, input.course_id, { from: day, to: day }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  // A browser's cookie is no proof of who asks: the answer says that something waits, and not what.
  if (actor.userId === null) {
    const waiting = await countOfVisitor(services.db, terms.id, visitor.id);
    return { has_open: waiting > 0, open: [], is_free: isFree(terms, input, call) };
  }
  const open = await findOpenInquiries(services.db, terms.id, actor.userId);
  return { has_open: open.length > 0, open: open.map(toInquiry), is_free: isFree(terms, input, call) };
};

/** True when the party could book at once; without a date nothing is in its way. */
function isFree(terms: CourseTerms, { date, time, pax = 1 }: Input, { services }: CallContext): boolean {
  if (date === undefined) return true;
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  if (time !== undefined) return checkDeparture(timetable, { date, time, pax }, asked).ok;
  const day = departuresOn(timetable, date, asked);
  return day.ok && day.departures.some((one) => pax <= Math.min(one.seats_left, terms.max_pax));
}
