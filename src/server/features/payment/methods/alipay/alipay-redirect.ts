// Alipay without script: confirmed here, then a link to Alipay (ADR 011).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { alipayReturnUrl } from '#src/contract/addresses/urls.ts';
import { amountSgd } from '#src/domain/money/currencies.ts';
import type { CallContext } from '#src/server/call.ts';
import { openAlipay } from './alipay.ts';
import { findAlipayCharge, lastAttempt } from './alipay-queries.ts';
import { reconcilePayment } from '#src/server/features/payment/reconcile.ts';
import { secretOfHash } from '#src/server/platform/secrets.ts';
import { failAttempt } from '#src/server/features/payment/attempt-queries.ts';

export interface AlipayRedirect {
  amount_sgd: number;
  rate: number;
  rate_at: string;
  redirect_url: string;
}

/** Continues a payment of another tab. */
export async function startAlipayWithoutScript(
  bookingToken: string,
  { services }: CallContext,
): Promise<AlipayRedirect | Refusal> {
  const gateway = services.gateways.stripe;
  const opened = await openAlipay(services, bookingToken);
  if (isRefusal(opened) || !gateway) return isRefusal(opened) ? opened : refuse('payment-method-unavailable');
  const { paymentId, payment } = opened;
  const charge = await findAlipayCharge(services.db, paymentId);
  if (!charge) return refuse('payment-unknown');
  const { amount_minor: cents, fx_rate: rate, fx_rate_at: at } = charge;
  const amounts = { amount_sgd: amountSgd(cents), rate: Number(rate), rate_at: at.toISOString() };
  if (payment.actionUrl !== null) return { ...amounts, redirect_url: payment.actionUrl };
  const token = secretOfHash(services.keys, 'alipay', paymentId, charge.token_hash);
  const returnUrl = services.config.origin + alipayReturnUrl(token);
  // Keyed by attempt: a double submit is one confirmation.
  const n = await lastAttempt(services.db, paymentId);
  const confirmed = await gateway.confirmAlipay(charge.provider_ref, {
    returnUrl,
    key: `pay:${paymentId}:alipay:${n}`,
  });
  if (!confirmed.ok) {
    await failAttempt(services.db, { paymentId, n, code: 'not_confirmed', declineCode: null });
    return refuse('booking-failed-alipay');
  }
  await reconcilePayment(services, paymentId, confirmed.value);
  const { actionUrl } = confirmed.value;
  return actionUrl === null ? refuse('booking-failed-alipay') : { ...amounts, redirect_url: actionUrl };
}
