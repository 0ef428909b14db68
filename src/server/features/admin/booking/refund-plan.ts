// What a refund by hand would do: how much in which currency, and what the ledger gets for it (docs/domain/ledger.md#done-kept-or-refunded).
import { onlineStep } from '#src/domain/money/own-currency.ts';
import type { Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postRefunded } from '#src/domain/ledger/settlement.ts';
import { type ChargedAmount, refundAmount } from '#src/domain/payment/refund-amount.ts';
import { priceText } from '#src/texts/money-text.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/db/schema.ts';
import { findHeldMoney, lockKeptPayment } from '#src/server/features/refund/index.ts';
import { t } from '#src/server/features/texts.ts';
import { isDisputed } from './queries.ts';

export interface RefundPlan {
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
export async function planRefund(
  trx: Transaction<Database>,
  bookingId: string,
  cents: number,
): Promise<RefundPlan | Refusal> {
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
