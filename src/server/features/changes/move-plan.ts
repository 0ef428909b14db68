// Plans a move from locked rows: every rule of a claim, and the price (docs/domain/calendar.md#claiming-seats,
// docs/domain/bookings.md#rescheduling).
import { checkDeparture } from '#src/domain/availability/departures.ts';
import { cappedPolicy, type Policy } from '#src/domain/booking/policy.ts';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { movedQuote } from '#src/domain/booking/moved-quote.ts';
import { refundPercent } from '#src/domain/booking/refund-share.ts';
import { movedDeadline } from '#src/domain/booking/window.ts';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import type { ChosenAddon } from '#src/domain/pricing/quote-input.ts';
import { serviceFees } from '#src/domain/pricing/service-fee.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Config } from '#src/server/platform/config.ts';
import {
  chosenAddons,
  type HostOffer,
  offerOnMove,
  type OfferOnMove,
  priceOffer,
} from '#src/server/features/pricing/index.ts';
import { type CourseTerms, timetableOf, findCourseTerms } from '#src/server/features/availability/index.ts';
import {
  type LockedBooking,
  type DetailRow,
  findDepartureId,
  makeDeparture,
} from '#src/server/features/booking/index.ts';
import type { Services } from '#src/server/services.ts';

export interface MovePlan {
  capacity: number;
  startsAtMs: number;
  addons: ChosenAddon[];
  quote: BookingQuote;
  refundCents: number;
  policy: Policy;
  /** Deadline of a request's host, ms since 1970; otherwise null. */
  requestUntilMs: number | null;
  /** The price of the offer that the booking was made from. */
  offerPrice: OfferOnMove;
}

const MINUTE_MS = 60_000;

export type MoveAction = Extract<BookingAction, 'move' | 'take_time'>;

type Rules = Pick<Config, 'bookingsOpenFrom'>;

/** Or the first rule that forbids it. `offer`: the course on the new date; `hostOffer`: the booking's offer. */
export function planMove(
  booking: LockedBooking,
  terms: CourseTerms,
  target: { date: string; time: string; role: BookingRole; action: MoveAction; hostOffer: HostOffer | null },
  rules: Rules,
): MovePlan | Refusal {
  const step = stepOf(booking, target.action, target.role, booking.now_ms);
  if (!step.ok) return refuse(step.code);
  const clock = { now: booking.now_ms, opens_from: rules.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(terms), { ...target, pax: booking.pax }, clock);
  if (!slot.ok) return refuse(slot.code);
  const { departure } = slot;
  const addons = chosenAddons(terms, { pax: booking.pax, addons: booking.addons });
  if (isRefusal(addons)) return addons;
  const offerPrice = offerOnMove(target.hostOffer, booking);
  const hostOffer = offerPrice === 'kept' ? target.hostOffer : null;
  const priced = priceOffer(terms, {
    departure,
    pax: booking.pax,
    addons,
    // Bookings keep their fee (ADR 009).
    serviceFees: serviceFees(booking.quote.service_fee_rate),
    coupon: undefined,
    hostOffer,
  });
  const { quote, refund_cents } = movedQuote(priced.quote, { ...booking, currency_rate: booking.quote.currency_rate });
  // After an earlier refund, the rest is for a person to decide.
  if (refund_cents > 0 && booking.paid_cents !== booking.due_cents) return refuse('booking-state');
  return {
    capacity: departure.capacity,
    startsAtMs: departure.starts_at,
    addons,
    quote: withTerms(quote, booking),
    refundCents: refund_cents,
    offerPrice,
    requestUntilMs: requestUntil(booking, departure.starts_at - terms.cutoff_later_minutes * MINUTE_MS),
    policy: cappedPolicy(booking.policy, refundPercent(booking.policy, booking, booking.now_ms, 'guest')),
  };
}

/** The same time to reply, before the new departure closes. */
function requestUntil({ status, request_until }: LockedBooking, cutoffAt: number): number | null {
  return status === 'requested' && request_until !== null ? movedDeadline(request_until, cutoffAt) : null;
}

/** Keeps the booking's rate and code. */
function withTerms(moved: BookingQuote, { quote: before, discount_cents }: LockedBooking): BookingQuote {
  const isSameCode = moved.coupon_discount_cents === discount_cents;
  return {
    ...moved,
    coupon_code: before.coupon_code,
    rate_locked_at: before.rate_locked_at,
    discount_note: isSameCode ? before.discount_note : null,
  };
}

/** Makes the departure on first use; or why this party cannot have it. */
export async function targetDeparture(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { course_id: courseId, pax }: Pick<DetailRow, 'course_id' | 'pax'>,
  { date, time }: { date: string; time: string },
): Promise<number | Refusal> {
  const slot = { courseId, date, time };
  const existingId = await findDepartureId(db, slot);
  if (existingId !== null) return existingId;
  const terms = await findCourseTerms(db, courseId, { from: date, to: date });
  if (!terms) return refuse('course-not-found');
  const clock = { now: terms.now_ms, opens_from: config.bookingsOpenFrom };
  const answer = checkDeparture(timetableOf(terms), { date, time, pax }, clock);
  if (!answer.ok) return refuse(answer.code);
  const { starts_at, capacity } = answer.departure;
  const endsAtMs = starts_at + terms.duration_minutes * MINUTE_MS;
  await makeDeparture(db, slot, { startsAtMs: starts_at, endsAtMs, capacity });
  return (await findDepartureId(db, slot)) ?? refuse('conflict');
}
