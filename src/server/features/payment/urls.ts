// Addresses of the payment flow.
import type { Kysely } from 'kysely';
import { checkoutUrl } from '#src/contract/urls.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { PayMethod } from '#src/server/gateways/payment-port.ts';
import type { Keys } from '#src/server/keys.ts';
import { bookingSecret } from '../booking/index.ts';
import { findChoice } from './apply-queries.ts';

/** Where the bank sends the guest back to. The key opens this one page, so that a ref alone leads nowhere. */
export function returnUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'csrf'>): string {
  return `${origin}/payment/return?booking=${booking.ref}&key=${bookingSecret(keys, 'return', booking.id)}`;
}

/** Where PayPal sends a guest who left without paying. */
export function cancelUrl(origin: string, booking: { id: string; ref: string }, keys: Pick<Keys, 'csrf'>): string {
  return `${returnUrl(origin, booking, keys)}&left=1`;
}

/** The checkout of the same choice again, with the code of what went wrong and the way to pay for the page to show. */
export async function backToCheckoutUrl(
  db: Kysely<Database>,
  bookingId: string,
  { code, method = 'card' }: { code: string; method?: PayMethod },
): Promise<string> {
  const choice = await findChoice(db, bookingId);
  if (!choice) return '/';
  const addons = Object.fromEntries(choice.addons.map((addon) => [addon.id, addon.count]));
  const { cid, date, time, pax, coupon_code } = choice;
  const url = checkoutUrl({ cid, date, time, pax, addons, ...(coupon_code && { coupon_code }) });
  return `${url}&error=${encodeURIComponent(code)}${method === 'card' ? '' : `&method=${method}`}`;
}
