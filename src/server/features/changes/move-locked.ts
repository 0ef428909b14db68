// A move under its locks: quotes it, or makes it at exactly that quote (docs/domain/bookings.md#rescheduling, ADR 032).
import type { Transaction } from 'kysely';
import { postMoved } from '#src/domain/booking/moved-quote.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import {
  freeHolds,
  type LockedBooking,
  lockOwnHolds,
  type TimeOffer,
  isQuoteId,
  quoteIdOf,
  queueRefund,
} from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { type CourseTerms, findCourseTerms, type Viewer } from '#src/server/features/availability/index.ts';
import { findOfferOf, toWireQuote } from '#src/server/features/pricing/index.ts';
import { findPaymentOfRefund, writeMove } from './move-queries.ts';
import { planMove, type MovePlan } from './move-plan.ts';
import { priceText } from '#src/texts/money-text.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { t } from '#src/server/features/texts.ts';

/** Without `quote_id` it only quotes. */
export interface MoveWish {
  /** The locked departure. */
  target: number;
  date: string;
  time: string;
  quote_id?: string | undefined;
  by: Acting;
  /** Own holds of the new departure are free and end with the move. */
  guest?: Viewer;
  /** The host's open offer whose seats the move takes. */
  takes?: TimeOffer;
}

/** The caller holds the locks of both departures and the booking. */
export async function moveLocked(
  trx: Transaction<Database>,
  booking: LockedBooking,
  wish: MoveWish,
  services: Services,
): Promise<CallOutput<'reschedule/move'> | Refusal> {
  const { target, date, time, quote_id, by, guest, takes } = wish;
  const own = guest ? await lockOwnHolds(trx, target, guest) : [];
  const terms = await findCourseTerms(trx, booking.course_id, { from: date, to: date }, own);
  if (!terms) return refuse('course-not-found');
  const hostOffer = await findOfferOf(trx, booking.offer_id);
  const action = takes ? 'take_time' : 'move';
  const free = takes ? withSeatsBack(terms, takes, booking.pax) : terms;
  const plan = planMove(booking, free, { date, time, role: by.role, action, hostOffer }, services.config);
  if (isRefusal(plan)) return plan;
  const quoteId = idOf(booking, plan, wish, services);
  if (quote_id === undefined) return moveReply(booking, plan, quoteId);
  if (!isQuoteId(quote_id, quoteId)) return refuse('quote-changed');
  const posting = await takeOnline(trx, booking, plan);
  // The row's CHECK counts expired holds until they are ended.
  await freeHolds(trx, target, { replaced: takes?.hold_id ? [takes.hold_id, ...own] : own, sparesPaying: false });
  const figures = { from: `${booking.date} ${booking.time}`, to: `${date} ${time}` };
  await writeMove(trx, booking, {
    ...plan,
    action,
    departureId: target,
    posting,
    by,
    why: { key: takes ? 'time-taken' : 'moved', figures },
    facts: { old_date: booking.date, old_time: booking.time, refund_cents: plan.refundCents },
  });
  return moveReply(booking, plan, null);
}

function withSeatsBack(terms: CourseTerms, { date, time }: TimeOffer, pax: number): CourseTerms {
  const departures = terms.departures.map((one) =>
    one.local_date === date && one.start_time === time ? { ...one, taken: one.taken - pax } : one,
  );
  return { ...terms, departures };
}

/** Queues the refund and its postings; nothing where the ledger never held the money. */
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

function idOf(booking: LockedBooking, plan: MovePlan, { date, time, quote_id }: MoveWish, services: Services): string {
  const { total_price_cents, booking_deposit_due_cents, balance_due_to_host_cents } = plan.quote;
  const money = [total_price_cents, booking_deposit_due_cents, balance_due_to_host_cents, plan.refundCents];
  const policy = JSON.stringify(plan.policy);
  const facts = ['move', booking.id, booking.version, date, time, policy, plan.offerPrice, ...money];
  return quoteIdOf(services.keys, facts, quote_id);
}

/** `quoteId` null: done (docs/domain/bookings.md#rescheduling). */
function moveReply(
  { quote: before, status }: LockedBooking,
  { quote: moved, refundCents, offerPrice }: MovePlan,
  quoteId: string | null,
): CallOutput<'reschedule/move'> {
  const quote = toWireQuote(moved);
  return {
    moved: quoteId === null,
    quote_id: quoteId,
    quote,
    cash: {
      amount: quote.balance_due_local,
      currency: quote.local_currency,
      symbol: quote.currency_symbol,
      usd: quote.balance_due_to_host,
      rate: quote.balance_due_local === null ? null : quote.currency_rate,
      rate_at: quote.rate_locked_at,
    },
    old_total: fromMinor(before.total_price_cents),
    refund_amount: fromMinor(refundCents),
    offer_price: offerPrice,
    message: [
      quoteId === null ? t(status === 'requested' ? 'move.requested' : 'move.moved') : '',
      offerPrice === 'none' ? '' : t(`move.offer.${offerPrice}`),
      difference(before.total_price_cents, moved.total_price_cents, refundCents),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function difference(before: number, after: number, refundCents: number): string {
  if (after > before) return t('move.more', { amount: priceText(after - before) });
  if (after === before) return t('move.same');
  const amount = priceText(before - after);
  return refundCents === 0
    ? t('move.lessCash', { amount })
    : t('move.lessRefund', { amount, refund: priceText(refundCents) });
}
