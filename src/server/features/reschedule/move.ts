// reschedule/move: first what a move changes, then the move at exactly those figures; it never charges
// (docs/domain/lifecycle.md#moving).
import type { Transaction } from 'kysely';
import { postMoved } from '#src/domain/booking/moved-quote.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { actingAs, freeHolds, lockBooking, lockDepartures, type LockedBooking, openBooking } from '../booking/index.ts';
import type { Acting } from '../team/index.ts';
import { findCourseTerms } from '../availability/index.ts';
import { findOfferOf } from '../price/index.ts';
import { isQuoteId, quoteIdOf } from '../cancel/index.ts';
import { queueRefund } from '../refund/index.ts';
import { findPaymentOfRefund, writeMove } from './move-queries.ts';
import { planMove, type MovePlan } from './move-plan.ts';
import { moveReply } from './move-words.ts';
import { targetDeparture } from './target-departure.ts';

export const route = 'reschedule/move';

type Input = CallInput<typeof route>;
type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call, 'requests');
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  if (row.date === input.date && row.time === input.time) return refuse('same-departure');
  const target = await targetDeparture(call.services, row, input);
  if (isRefusal(target)) return target;
  const by = actingAs(viewer, row, call);
  return inTransaction(call.services.db, async (trx) => {
    await lockDepartures(trx, [row.departure_id, target]);
    const booking = await lockBooking(trx, row.id, row.departure_id);
    // Moved by another tab a moment ago: the figures that were shown are old.
    if (!booking) return refuse('quote-changed');
    return moveLocked(trx, booking, { target, input, by, call });
  });
};

interface MoveRequest {
  target: number;
  input: Input;
  by: Acting;
  call: CallContext;
}

async function moveLocked(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { target, input, by, call }: MoveRequest,
): Promise<Output | Refusal> {
  const { date, time, quote_id } = input;
  const terms = await findCourseTerms(trx, booking.course_id, { from: date, to: date });
  if (!terms) return refuse('course-not-found');
  const hostOffer = await findOfferOf(trx, booking.offer_id);
  const plan = planMove(booking, terms, { date, time, role: by.role, hostOffer }, call.services.config);
  if (isRefusal(plan)) return plan;
  const quoteId = idOf(booking, plan, input, call);
  if (quote_id === undefined) return moveReply(booking, plan, quoteId);
  if (!isQuoteId(quote_id, quoteId)) return refuse('quote-changed');
  const posting = await takeOnline(trx, booking, plan);
  // Seats of holds that have run out are free, and counted so; the row's CHECK counts them until they are ended.
  await freeHolds(trx, target, { sparesPaying: false });
  await writeMove(trx, booking, {
    ...plan,
    departureId: target,
    posting,
    by,
    why: { key: 'moved', figures: { from: `${booking.date} ${booking.time}`, to: `${date} ${time}` } },
    facts: { old_date: booking.date, old_time: booking.time, refund_cents: plan.refundCents },
  });
  return moveReply(booking, plan, null);
}

/** Queues what goes back and says what the books say from now on; nothing where they never held the booking's money. */
async function takeOnline(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { quote, refundCents }: MovePlan,
): Promise<Posting | null> {
  if (booking.paid_cents !== booking.due_cents) return null;
  const wish = { bookingId: booking.id, dueCents: refundCents, reason: 'rescheduled', isCodeGivenBack: false } as const;
  const queued = refundCents === 0 ? null : await queueRefund(trx, wish);
  const paymentId = queued && (await findPaymentOfRefund(trx, queued.refundId));
  const after = {
    deposit_cents: quote.deposit_cents,
    service_fee_cents: quote.service_fee_cents,
    discount_cents: quote.coupon_discount_cents,
  };
  const refund = paymentId === null ? null : { paymentId, cents: refundCents };
  return postMoved(booking.id, { before: booking, after }, refund, `moved:${booking.id}:${booking.version}`);
}

function idOf(
  booking: LockedBooking,
  plan: MovePlan,
  { date, time, quote_id }: Input,
  { services }: CallContext,
): string {
  const { total_price_cents, booking_deposit_due_cents, balance_due_to_host_cents } = plan.quote;
  const money = [total_price_cents, booking_deposit_due_cents, balance_due_to_host_cents, plan.refundCents];
  const policy = JSON.stringify(plan.policy);
  const facts = ['move', booking.id, booking.version, date, time, policy, plan.offerPrice, ...money];
  return quoteIdOf(services.keys, facts, quote_id);
}
