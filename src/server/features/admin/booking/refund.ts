// admin/refund: first what a refund by hand would post, then exactly that, once (docs/back-office.md#refund-by-hand).
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { lockBooking } from '#src/server/features/booking/index.ts';
import { isQuoteId, quoteIdOf } from '#src/server/features/cancel/index.ts';
import { queueRefund } from '#src/server/features/refund/index.ts';
import { t } from '#src/server/features/texts.ts';
import { openAsOperator } from './open-as-operator.ts';
import { planRefund, type RefundPlan } from './refund-plan.ts';

export const route = 'admin/refund';

type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async ({ booking_id, amount, reason, quote_id }, call) => {
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
