// Addresses of the payment flow.
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { checkoutAgainUrl } from '#src/server/features/booking/index.ts';
import { findChoice } from './payment-queries.ts';

/** Where the bank sends the guest back to. The key opens this one page, so that a ref alone leads nowhere. */
export function returnUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
  return `${origin}/payment/return?booking=${booking.ref}&key=${deriveSecret(keys, 'return', booking.id)}`;
}

/** Where PayPal sends a guest who left without paying. */
export function cancelUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'masters'>): string {
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
