// Disputes of a guest's bank or PayPal (docs/domain/checkout.md#disputes, ADR 011).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { postDisputed, postDisputeLost, postDisputeWon, type Received } from '#src/domain/ledger/postings.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { dueCentsOf } from '#src/domain/payment/refund-amount.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayDispute } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findPaymentByRef } from '#src/server/features/payment/payment-queries.ts';
import { findDispute, writeDispute } from './dispute-queries.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { taskWords } from './task-words.ts';
import { lockPaymentToRefund, type PaymentToRefund } from './refund-queries.ts';

/** Asks the provider and applies the answer. Throws without one, to be retried. */
export async function reconcileDispute(services: Services, provider: ProviderName, ref: string): Promise<void> {
  const answer = await gatewayOf(services, provider)?.retrieveDispute(ref);
  if (!answer) return;
  if (!answer.ok && answer.kind === 'unknown')
    throw new Error(`the provider does not say how dispute ${ref} stands: ${answer.reason}`);
  if (!answer.ok) return;
  const { value: providerState } = answer;
  const payment = await findPaymentByRef(services.db, provider, {
    ref: providerState.paymentRef,
    captureRef: providerState.captureRef,
  });
  if (payment) await applyDispute(services, payment.id, providerState);
}

async function applyDispute(services: Services, paymentId: string, providerState: GatewayDispute): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const paid = await lockPaymentToRefund(trx, paymentId);
    if (!paid || paid.status !== 'succeeded') return;
    const dispute = await findDispute(trx, providerState.ref);
    if (dispute === providerState.status || (dispute !== null && dispute !== 'open')) return;
    if (providerState.hasTakenMoney || dispute !== null) {
      const money = moneyOf(paid, providerState);
      const postings = dispute === null ? [postDisputed(paymentId, money, providerState.ref)] : [];
      if (providerState.status !== 'open') postings.push(ending(paymentId, money, providerState));
      for (const posting of postings) await writeDispute(trx, paid, providerState, posting);
    }
    await tellStaff(trx, paid, providerState);
  });
  services.log.warn({ paymentId, dispute: providerState.ref, status: providerState.status }, 'a payment is disputed');
}

async function tellStaff(
  trx: Transaction<Database>,
  paid: PaymentToRefund,
  providerState: GatewayDispute,
): Promise<void> {
  const { status, ref } = providerState;
  // A loss opens its own task; the evidence task is closed.
  if (status !== 'open') await closeStaffTask(trx, 'dispute', ref);
  if (status === 'won') return;
  const detail = taskWords.dispute(providerState, paid.provider);
  await openStaffTask(trx, { kind: 'dispute', subject: ref, bookingId: paid.booking_id, detail });
}

function ending(paymentId: string, money: Received, { ref, status }: GatewayDispute): Posting {
  return status === 'won'
    ? postDisputeWon(paymentId, money, `${ref}:won`)
    : postDisputeLost(paymentId, money.dueCents, `${ref}:lost`);
}

/** In the charge's currency, as a share of what was due. */
function moneyOf(paid: PaymentToRefund, { amountMinor }: GatewayDispute): Received {
  const whole = { amountMinor: paid.amount_minor, dueCents: paid.due_cents };
  const inProportion = dueCentsOf(whole, { amountMinor: 0, dueCents: 0 }, amountMinor);
  const dueCents = paid.currency === priceCurrency().code ? amountMinor : inProportion;
  return { provider: paid.provider, currency: paid.currency, amountMinor, dueCents };
}
