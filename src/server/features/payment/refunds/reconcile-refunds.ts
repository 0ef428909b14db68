// Applies the provider's reports on refunds, ours and its own (docs/domain/checkout.md#provider-state, ADR 011).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { postSurplusRefunded } from '#src/domain/ledger/postings.ts';
import { postRefunded } from '#src/domain/ledger/settlement.ts';
import { dueCentsOf } from '#src/domain/payment/refund-amount.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayRefund } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { findHeldMoney } from '#src/server/features/booking/index.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findPaymentByRef } from '#src/server/features/payment/payment-queries.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { taskWords } from './task-words.ts';
import { findRefund, lockPaymentToRefund } from './refund-queries.ts';
import { insertExternalRefund } from './settle-queries.ts';
import { settleRefund } from './settle-refund.ts';

/** Throws without an answer, to be retried. */
export async function reconcileRefund(services: Services, provider: ProviderName, ref: string): Promise<void> {
  const answer = await gatewayOf(services, provider)?.retrieveRefund(ref);
  if (!answer) return;
  if (!answer.ok && answer.kind === 'unknown')
    throw new Error(`the provider does not say how refund ${ref} stands: ${answer.reason}`);
  if (answer.ok) await applyRefund(services, provider, answer.value);
}

export async function reconcileAllRefunds(
  services: Services,
  provider: ProviderName,
  paymentRef: string,
): Promise<void> {
  const answer = await gatewayOf(services, provider)?.refundsOf(paymentRef);
  if (!answer) return;
  if (!answer.ok && answer.kind === 'unknown')
    throw new Error(`the provider does not list the refunds of ${paymentRef}: ${answer.reason}`);
  if (!answer.ok) return;
  for (const refund of answer.value) await applyRefund(services, provider, { ...refund, paymentRef });
}

async function applyRefund(services: Services, provider: ProviderName, providerState: GatewayRefund): Promise<void> {
  const isOurs = providerState.refundId !== null && /^[0-9a-f-]{36}$/.test(providerState.refundId);
  const refund = await findRefund(services.db, { ref: providerState.ref, id: isOurs ? providerState.refundId : null });
  if (refund) return settleRefund(services, refund, providerState);
  if (providerState.status !== 'succeeded') return;
  const by = { ref: providerState.paymentRef, captureRef: providerState.captureRef };
  const payment = await findPaymentByRef(services.db, provider, by);
  if (payment) await recordExternal(services, payment.id, providerState);
}

/** A refund made at the provider: post it, keep the booking, open a task. */
async function recordExternal(services: Services, paymentId: string, providerState: GatewayRefund): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const paid = await lockPaymentToRefund(trx, paymentId);
    if (!paid || paid.status !== 'succeeded') return;
    const { booking_id: bookingId, provider, currency } = paid;
    const whole = { amountMinor: paid.amount_minor, dueCents: paid.due_cents };
    const back = { amountMinor: paid.back_minor, dueCents: paid.back_cents };
    const { amountMinor, ref } = providerState;
    const money = {
      provider,
      currency,
      amountMinor,
      dueCents: currency === priceCurrency().code ? amountMinor : dueCentsOf(whole, back, amountMinor),
    };
    const held = { bookingId, ...(await findHeldMoney(trx, bookingId)), discountCents: 0 };
    const posting = paid.is_surplus
      ? postSurplusRefunded(paymentId, money, ref)
      : postRefunded(held, money, { isCodeGivenBack: false, extRef: ref });
    const isNew = await insertExternalRefund(trx, {
      paymentId,
      bookingId,
      ref,
      amountMinor,
      dueCents: money.dueCents,
      posting,
    });
    if (!isNew) return;
    services.log.warn({ paymentId, refund: ref }, 'a refund was made at the provider, not in Banyan');
    const detail = taskWords.refundedAtProvider({ amountMinor, currency }, ref);
    await openStaffTask(trx, { kind: 'payment_mismatch', subject: ref, bookingId, detail });
  });
}
