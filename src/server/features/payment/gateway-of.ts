import type { PaymentGateway, ProviderName } from '#src/server/gateways/payment-port.ts';
import type { Services } from '#src/server/services.ts';

/** The provider that a payment row names; null where the operator has switched it off since. */
export function gatewayOf({ gateways }: Services, provider: ProviderName): PaymentGateway | null {
  return provider === 'paypal' ? gateways.paypal : gateways.stripe;
}

const marginMs = 3000;

/** How long one request may keep others from the same payment: a little longer than its answer is waited for. */
export function leaseOf({ patienceMs }: Pick<PaymentGateway, 'patienceMs'>): number {
  return patienceMs + marginMs;
}
