// Makes a payment that the guest approves at PayPal or Alipay (ADR 011).
import type { NewPayment, GatewayPayment, PaymentGateway } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { orderFor } from './ask-gateway.ts';
import type { OpenAttempt } from './open-attempt.ts';
import { reconcilePayment } from './reconcile.ts';
import { dropPayment, storeProviderRef } from './attempt-queries.ts';

export function orderOfAttempt(services: Services, attempt: OpenAttempt): NewPayment {
  const { booking, paymentId, method, amountMinor, currency } = attempt;
  return orderFor(services, {
    id: paymentId,
    booking_id: booking.id,
    booking_ref: booking.ref,
    method,
    amount_minor: amountMinor,
    currency,
  });
}

type Ordered = { ok: true; payment: GatewayPayment } | { ok: false; why: 'unavailable' | 'failed' };

/** Records that the guest leaves. A failure ends the payment, since no one can have paid, and frees other methods. */
export async function sendOrder(services: Services, gateway: PaymentGateway, attempt: OpenAttempt): Promise<Ordered> {
  const { paymentId, method } = attempt;
  const created = await gateway.createPayment(orderOfAttempt(services, attempt));
  if (!created.ok) {
    const reason = created.kind === 'unknown' ? created.reason : created.code;
    services.log.warn({ paymentId, method, reason }, 'could not create a payment at the provider');
    await dropPayment(services.db, paymentId, reason ?? 'refused');
    return { ok: false, why: 'failed' };
  }
  await storeProviderRef(services.db, paymentId, created.value.ref, 0);
  if (!created.value.offeredMethods.includes(method)) {
    // The provider silently omits disabled methods (docs/domain/checkout.md#ways-to-pay): no redirect URL.
    services.log.error({ paymentId, method }, 'the provider does not offer this payment method: check its settings');
    await dropPayment(services.db, paymentId, 'not_offered');
    await gateway.cancelPayment(created.value.ref);
    return { ok: false, why: 'unavailable' };
  }
  await reconcilePayment(services, paymentId, created.value);
  return { ok: true, payment: created.value };
}
