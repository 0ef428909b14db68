// Refunds: sent by the worker under one key, believed when the provider says so, posted under the provider's id.
import { postReversal, postSurplusRefunded } from '#src/domain/ledger/postings.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Answer, GatewayRefund } from '#src/server/gateways/stripe-port.ts';
import type { Services } from '#src/server/services.ts';
import { findRefund, lockRefund, takeRefunds, writeRefund, type RefundToSend } from './refund-queries.ts';

/** Sends what waits and asks about what is under way, at most `count`. Answers how many were settled. */
export async function sendRefunds(services: Services, count = 20): Promise<number> {
  const gateway = services.gateways.stripe;
  if (!gateway) return 0;
  let settled = 0;
  for (const refund of await takeRefunds(services.db, count)) {
    const answer = await send(services, refund);
    // No answer: the same request is sent again under the same key, and cannot pay twice.
    if (!answer.ok && answer.kind === 'unknown') continue;
    if (!answer.ok)
      services.log.error(
        { refund: refund.id, code: answer.code },
        'the provider refused a refund: somebody must look at it',
      );
    await settle(services, refund, answer.ok ? answer.value : null);
    settled += 1;
  }
  return settled;
}

async function send(services: Services, refund: RefundToSend): Promise<Answer<GatewayRefund>> {
  const gateway = services.gateways.stripe;
  if (!gateway) return { ok: false, kind: 'unknown', reason: 'no provider' };
  if (refund.provider_ref !== null) return gateway.retrieveRefund(refund.provider_ref);
  const { id, payment_ref, amount_minor, key } = refund;
  return gateway.refund({ refundId: id, paymentRef: payment_ref, amountMinor: amount_minor, key });
}

/** What a webhook names: asks the provider about the refund and applies the answer. Unknown refunds are left alone. */
export async function applyRefundTruth(services: Services, providerRef: string): Promise<void> {
  const answer = await services.gateways.stripe?.retrieveRefund(providerRef);
  if (!answer) return;
  if (!answer.ok && answer.kind === 'unknown')
    throw new Error(`the provider does not say how refund ${providerRef} stands`);
  if (!answer.ok) return;
  const refund = await findRefund(services.db, { ref: providerRef, id: answer.value.refundId });
  if (refund) await settle(services, refund, answer.value);
}

/** Null: the provider refused it, and no money moved. */
async function settle(services: Services, refund: RefundToSend, truth: GatewayRefund | null): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const current = await lockRefund(trx, refund.id);
    const status = truth?.status ?? 'failed';
    // Final states only move forward: a late "pending" changes nothing, a failure after success is undone.
    const isOld = current === status || current === 'failed' || (current === 'succeeded' && status === 'pending');
    if (current === null || isOld) return;
    const posting = truth === null ? null : postingFor(refund, truth, current);
    await writeRefund(trx, refund, { status, providerRef: truth?.ref ?? null, posting });
  });
}

function postingFor(refund: RefundToSend, truth: GatewayRefund, current: string): Posting | null {
  const money = {
    provider: 'stripe',
    currency: truth.currency,
    amountMinor: truth.amountMinor,
    dueCents: truth.amountMinor,
  };
  const sent = postSurplusRefunded(refund.payment_id, money, truth.ref);
  if (truth.status === 'succeeded') return sent;
  return truth.status === 'failed' && current === 'succeeded' ? postReversal(sent, `${truth.ref}:failed`) : null;
}
