// Asks the provider about a payment, also when the answer to creating it was lost.
import type { GatewayPayment } from '#src/server/gateways/stripe-port.ts';
import type { Services } from '#src/server/services.ts';
import type { PaymentToAsk } from './apply-queries.ts';
import { createKey, storeProviderRef } from './pay-queries.ts';

/**
 * The provider's word, or null when there is none. Without the provider's id the same create request is sent again
 * under the same key: the provider answers the object that the first request made, and makes no second one.
 */
export async function askGateway(services: Services, payment: PaymentToAsk): Promise<GatewayPayment | null> {
  const gateway = services.gateways.stripe;
  if (!gateway) return null;
  if (payment.provider_ref !== null) {
    const answer = await gateway.retrievePayment(payment.provider_ref);
    return answer.ok ? answer.value : null;
  }
  const created = await gateway.createPayment({
    paymentId: payment.id,
    bookingId: payment.booking_id,
    bookingRef: payment.booking_ref,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    key: createKey(payment.id),
  });
  if (!created.ok) return null;
  await storeProviderRef(services.db, payment.id, created.value.ref, 0);
  return created.value;
}
