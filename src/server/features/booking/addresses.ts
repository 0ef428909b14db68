// Addresses of a booking: its page after paying, and the way back to checkout while it is held and not paid.
import { bookingDetailUrl } from '#src/contract/urls.ts';
import { checkoutUrl } from '#src/contract/checkout-query.ts';
import type { Keys } from '#src/server/keys.ts';
import { bookingSecret } from '#src/server/secrets.ts';

/**
 * The page a guest sees after paying. It opens by the booking's cookie or a login, never by the ref alone
 * (docs/accounts.md#opening-a-booking).
 */
export function successUrl(ref: string): string {
  return bookingDetailUrl({ ref });
}

/** What a booking chose, with the offer it was made from. */
export interface BookedChoice {
  cid: number;
  date: string;
  time: string;
  pax: number;
  coupon_code: string | null;
  offer_id: string | null;
  addons: readonly { id: number; count: number }[];
}

/**
 * The checkout address of the same choice: with its code, its add-ons and the offer's own price
 * (docs/domain/inquiry.md#offers).
 */
export function checkoutAgainUrl(choice: BookedChoice, keys: Pick<Keys, 'csrf'>): string {
  const { cid, date, time, pax, coupon_code, offer_id } = choice;
  const addons = Object.fromEntries(choice.addons.map((addon) => [addon.id, addon.count]));
  const offer = offer_id === null ? {} : { offer: bookingSecret(keys, 'offer', offer_id) };
  return checkoutUrl({ cid, date, time, pax, addons, ...(coupon_code && { coupon_code }), ...offer });
}
