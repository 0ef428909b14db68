// Asks the provider about a payment, even when the response to its creation was lost.
import type { ProviderName, PayMethod } from '#src/domain/payment/methods.ts';
import type { PaymentGateway, GatewayPayment, NewPayment } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { type PaymentToAsk, findChoice, findPayersToAsk } from './payment-queries.ts';
import { createKey, storeProviderRef } from './attempt-queries.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { checkoutAgainUrl } from '#src/server/features/booking/index.ts';

export function gatewayOf({ gateways }: Services, provider: ProviderName): PaymentGateway | null {
  return gateways[provider];
}

const marginMs = 3000;

/** Slightly longer than a request's timeout. */
export function leaseOf({ patienceMs }: Pick<PaymentGateway, 'patienceMs'>): number {
  return patienceMs + marginMs;
}

/**
 * Without an id, repeats the create request, then searches the provider's list, as an error may be kept for a day.
 * `never-made`: never confirmed, so no money can come. Null: no answer.
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
    return null;
  }
}

type Ordered = Pick<PaymentToAsk, 'id' | 'booking_id' | 'booking_ref' | 'method' | 'amount_minor' | 'currency'>;

/** Built from the row only, so a repeat is identical. */
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

/** The key opens only this page; the ref does not. */
export function returnUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
  return `${origin}/payment/return?booking=${booking.ref}&key=${deriveSecret(keys, 'return', booking.id)}`;
}

function cancelUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
  return `${returnUrl(origin, booking, keys)}&left=1`;
}

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

/**
 * Did the same payer pay one of the account's last bookings? Null when a provider does not answer
 * (docs/domain/partners.md#invitations).
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
