// Sends refunds under one key; the provider's answer decides (docs/domain/checkout.md#payment-status-of-a-booking, ADR 011).
import type { Answer, GatewayRefund, PaymentGateway, RefundOrder } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { storeRefundKey, takeRefunds, type RefundToSend } from './refund-queries.ts';
import { settleRefund } from './settle-refund.ts';

/** Sends new ones and asks about running ones, at most `count`; returns how many settled. */
export async function sendRefunds(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  for (let taken = 0; taken < count && !signal?.aborted;) {
    // One lease at a time, in case the round ends early.
    const [refund] = await takeRefunds(services.db, 1);
    if (!refund) break;
    taken += 1;
    try {
      if (await sendOne(services, refund)) settled += 1;
    } catch (error) {
      services.log.error({ err: error, refund: refund.id }, 'could not settle a refund');
    }
  }
  return settled;
}

async function sendOne(services: Services, refund: TakenRefund): Promise<boolean> {
  const answer = await send(services, refund);
  // No answer: repeat under the same key, which cannot pay twice.
  if (!answer.ok && answer.kind === 'unknown') return false;
  if (!answer.ok)
    services.log.error(
      { refund: refund.id, code: answer.code },
      'the provider refused a refund: an operator must handle it',
    );
  await settleRefund(services, refund, answer.ok ? answer.value : null);
  return true;
}

type TakenRefund = RefundToSend & { was_sent: boolean };

async function send(services: Services, refund: TakenRefund): Promise<Answer<GatewayRefund>> {
  const gateway = gatewayOf(services, refund.provider);
  if (!gateway) return { ok: false, kind: 'unknown', reason: 'no provider' };
  if (refund.provider_ref !== null) return gateway.retrieveRefund(refund.provider_ref);
  if (!refund.was_sent) return orderAndLook(gateway, refund, refund.key);
  // Unanswered: search the provider's list, then use the next key, as an error may be kept for a day.
  const made = await gateway.refundsOf(refund.payment_ref);
  if (!made.ok) return { ok: false, kind: 'unknown', reason: 'the refunds are unavailable' };
  const own = made.value.find((one) => isOwn(one, refund));
  if (own) return { ok: true, value: own };
  const key = nextKey(refund.key, refund.id);
  await storeRefundKey(services.db, refund.id, key);
  return orderAndLook(gateway, refund, key);
}

/** A refusal may mean that a lost request made this refund: search the list. */
async function orderAndLook(
  gateway: PaymentGateway,
  refund: RefundToSend,
  key: string,
): Promise<Answer<GatewayRefund>> {
  const order = orderOf(refund, key);
  const answer = await gateway.refund(order);
  if (answer.ok || answer.kind === 'unknown') return answer;
  const made = await gateway.refundsOf(order.paymentRef);
  if (!made.ok) return { ok: false, kind: 'unknown', reason: 'the refunds are unavailable' };
  const own = made.value.find((one) => isOwn(one, refund));
  return own ? { ok: true, value: own } : answer;
}

/** Not of an attempt known to have failed. */
function isOwn({ refundId, ref }: GatewayRefund, refund: RefundToSend): boolean {
  return refundId === refund.id && !refund.past_refs.includes(ref);
}

function nextKey(key: string, refundId: string): string {
  const number = Number(key.slice(`refund:${refundId}:`.length) || '1');
  return `refund:${refundId}:${number + 1}`;
}

function orderOf(refund: RefundToSend, key: string): RefundOrder {
  return {
    refundId: refund.id,
    paymentRef: refund.payment_ref,
    captureRef: refund.capture_ref,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    key,
  };
}
