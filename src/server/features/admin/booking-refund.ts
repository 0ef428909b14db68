// A refund by hand: shown first, then made (docs/back-office.md#refund-by-hand).
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import {
  lockBooking,
  isQuoteId,
  quoteIdOf,
  queueRefund,
  findHeldMoney,
  lockKeptPayment,
} from '#src/server/features/booking/index.ts';
import { openAsOperator } from './booking-acts.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { onlineStep } from '#src/domain/money/own-currency.ts';
import { type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postRefunded } from '#src/domain/ledger/settlement.ts';
import { type ChargedAmount, refundAmount } from '#src/domain/payment/refund-amount.ts';
import { priceText } from '#src/texts/money-text.ts';
import { type Database } from '#src/server/platform/db/schema.ts';
import { t } from '#src/server/features/texts.ts';
import { isDisputed } from './booking-queries.ts';

type Output = CallOutput<'admin/refund'>;

// admin/refund: first what a refund by hand would post, then exactly that, once (docs/back-office.md#refund-by-hand).
const refundCall: Handler<'admin/refund'> = async ({ booking_id, amount, reason, quote_id }, call) => {
  const opened = await openAsOperator(booking_id, call);
  if (isRefusal(opened)) return opened;
  const stale = quote_id === undefined ? null : askFresh(call.actor, 'refund');
  if (stale) return stale;
  return inTransaction(call.services.db, async (trx): Promise<Output | ReturnType<typeof refuse>> => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const plan = await planRefund(trx, booking.id, wireCents(amount));
    if (isRefusal(plan)) return plan;
    // All that the lines follow from: whatever has moved meanwhile, another refund among it, is shown again first.
    const facts = ['refund', booking.id, booking.version, booking.status, plan.paymentId, plan.leftBefore];
    const id = quoteIdOf(call.services.keys, [...facts, JSON.stringify([plan.amount, plan.lines])], quote_id);
    if (quote_id === undefined) return shown(plan, id);
    if (!isQuoteId(quote_id, id)) return refuse('quote-changed');
    const wish = { bookingId: booking.id, dueCents: plan.amount.dueCents, reason: 'goodwill' } as const;
    const queued = await queueRefund(trx, { ...wish, isCodeGivenBack: false });
    if (!queued) return refuse('quote-changed');
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: 'booking-refunded',
      subject: `booking:${booking.id}`,
      detail: {
        before: { left_cents: plan.leftBefore },
        after: { left_cents: plan.leftAfter, refund: queued.refundId },
        reason: reason.trim(),
      },
    });
    return shown(plan, null);
  });
};

/** `quoteId` null: it has been done. */
function shown({ amount: { dueCents }, leftAfter, lines }: RefundPlan, quoteId: string | null): Output {
  const isDone = quoteId === null;
  return {
    refunded: isDone,
    quote_id: quoteId,
    amount: fromMinor(dueCents),
    left: fromMinor(leftAfter),
    lines: lines.map(({ account, amountMinor, currency }) => ({ account, amount_minor: amountMinor, currency })),
    message: t(isDone ? 'admin.refund.done' : 'admin.refund.quoted', { amount: priceText(dueCents) }),
  };
}

interface RefundPlan {
  readonly paymentId: string;
  readonly amount: ChargedAmount;
  /** What is left of the payment before and after it. */
  readonly leftBefore: number;
  readonly leftAfter: number;
  readonly lines: Posting['entries'];
}

/**
 * The plan for `cents` in the marketplace's currency, under the locks of departure and booking; the payment is locked here. One refund at a time,
 * so that what is shown is what will be posted.
 */
async function planRefund(trx: Transaction<Database>, bookingId: string, cents: number): Promise<RefundPlan | Refusal> {
  const paid = await lockKeptPayment(trx, bookingId);
  if (!paid) return refuse('bad-input', { amount: t('admin.refund.none') });
  if (await isDisputed(trx, paid.id)) return refuse('refund-disputed');
  const held = await findHeldMoney(trx, bookingId);
  if (held.hasOpenRefund) return refuse('refund-open');
  const leftBefore = paid.due_cents - paid.back_cents;
  const back = { amountMinor: paid.back_minor, dueCents: paid.back_cents };
  const amount = refundAmount({ amountMinor: paid.amount_minor, dueCents: paid.due_cents }, back, cents);
  if (leftBefore <= 0) return refuse('bad-input', { amount: t('admin.refund.none') });
  const step = onlineStep();
  if (cents % step !== 0) return refuse('bad-input', { amount: t('admin.refund.step', { step: priceText(step) }) });
  if (amount?.dueCents !== cents)
    return refuse('bad-input', { amount: t('admin.refund.most', { amount: priceText(leftBefore) }) });
  const money = { provider: paid.provider, currency: paid.currency, ...amount };
  const posting = postRefunded({ bookingId, ...held, discountCents: 0 }, money, {
    isCodeGivenBack: false,
    extRef: 'refund-by-hand',
  });
  return { paymentId: paid.id, amount, leftBefore, leftAfter: leftBefore - cents, lines: posting.entries };
}

/** The call of a refund by hand. */
export const bookingRefundCalls = { 'admin/refund': refundCall } as const;
