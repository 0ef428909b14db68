// Asks the provider about a payment, also when the answer to creating it was lost.
import type { ProviderName, PayMethod } from '#src/domain/payment/methods.ts';
import type { PaymentGateway, GatewayPayment, NewPayment } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { type PaymentToAsk, findChoice, findPayersToAsk } from './payment-queries.ts';
import { createKey, storeProviderRef } from './attempt-queries.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { checkoutAgainUrl } from '#src/server/features/booking/index.ts';

/** The provider that a payment row names; null where the operator has switched it off since. */
export function gatewayOf({ gateways }: Services, provider: ProviderName): PaymentGateway | null {
  return gateways[provider];
}

const marginMs = 3000;

/** How long one request may keep others from the same payment: a little longer than its answer is waited for. */
export function leaseOf({ patienceMs }: Pick<PaymentGateway, 'patienceMs'>): number {
  return patienceMs + marginMs;
}

/**
 * The provider's word, or null when there is none. Without the provider's id the same create request is sent again
 * under the same key: the provider answers the object that the first request made, and makes no second one. An error
 * may be kept under that key for a day, so the object is looked for in the provider's list too. `never-made`: the
 * provider has no such payment; what was never known here was never confirmed, so no money can come of it.
 */
export async function askGateway(
  services: Services,
  payment: PaymentToAsk,
): Promise<GatewayPayment | 'never-made' | null> {
  const gateway = gatewayOf(services, payment.provider);
  if (!gateway) return null;
  if (payment.provider_ref !== null) {
    const answer = await gateway.retrievePayment(payment.provider_ref);
    return answer.ok ? answer.value : null;
  }
  const created = await gateway.createPayment(orderFor(services, payment));
  if (!created.ok && created.kind === 'definite') return 'never-made';
  const found = created.ok ? created.value : await lookFor(gateway, payment);
  if (found === null || found === 'never-made') return found;
  await storeProviderRef(services.db, payment.id, found.ref, 0);
  return found;
}

const clocksMayDifferMs = 60_000;

async function lookFor(gateway: PaymentGateway, payment: PaymentToAsk): Promise<GatewayPayment | 'never-made' | null> {
  if (!gateway.listPayments) return null;
  try {
    for await (const { ref, paymentId } of gateway.listPayments(payment.created_ms - clocksMayDifferMs)) {
      if (paymentId !== payment.id) continue;
      const answer = await gateway.retrievePayment(ref);
      return answer.ok ? answer.value : null;
    }
    return 'never-made';
  } catch {
    // No list to be had: nobody knows, and it is asked again.
    return null;
  }
}

type Ordered = Pick<PaymentToAsk, 'id' | 'booking_id' | 'booking_ref' | 'method' | 'amount_minor' | 'currency'>;

/** The request that makes a payment at its provider: built from the row alone, so that it is always the same. */
export function orderFor({ config, keys }: Services, payment: Ordered): NewPayment {
  const booking = { id: payment.booking_id, ref: payment.booking_ref };
  return {
    paymentId: payment.id,
    bookingId: booking.id,
    bookingRef: booking.ref,
    method: payment.method,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    key: createKey(payment.id),
    returnUrl: returnUrl(config.origin, booking, keys),
    cancelUrl: cancelUrl(config.origin, booking, keys),
  };
}

// Addresses of the payment flow.

/** Where the bank sends the guest back to. The key opens this one page, so that a ref alone leads nowhere. */
export function returnUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
  return `${origin}/payment/return?booking=${booking.ref}&key=${deriveSecret(keys, 'return', booking.id)}`;
}

/** Where PayPal sends a guest who left without paying. */
function cancelUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
  return `${returnUrl(origin, booking, keys)}&left=1`;
}

/** The checkout of the same choice again, with the code of what went wrong and the way to pay for the page to show. */
export async function backToCheckoutUrl(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  bookingId: string,
  { code, method = 'card' }: { code: string; method?: PayMethod },
): Promise<string> {
  const choice = await findChoice(db, bookingId);
  if (!choice) return '/';
  const url = checkoutAgainUrl(choice, keys);
  return `${url}&error=${encodeURIComponent(code)}${method === 'card' ? '' : `&method=${method}`}`;
}

// Whether two have paid with the same card or account, as the providers tell them apart (docs/domain/partners.md#invitations).

/**
 * True when a booking was paid with what paid for one of the last bookings of an account; null when
 * a provider does not answer now, and the answer has to wait.
 */
export async function isPaidBySame(
  services: Services,
  subject: { bookingId: string; ownerId: string },
): Promise<boolean | null> {
  const payers = { booking: [] as string[], owner: [] as string[] };
  for (const { provider, provider_ref, is_bookings } of await findPayersToAsk(services.db, subject)) {
    const answer = await gatewayOf(services, provider)?.summaryOf(provider_ref);
    if (answer?.ok === false && answer.kind === 'unknown') return null;
    if (answer?.ok && answer.value.payer !== null)
      payers[is_bookings ? 'booking' : 'owner'].push(`${provider}:${answer.value.payer}`);
  }
  return payers.booking.some((payer) => payers.owner.includes(payer));
}
