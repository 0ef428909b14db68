// Addresses that only this feature builds.
import { bookingDetailUrl } from '#src/contract/urls.ts';

/** The page a guest sees after paying. It opens by the booking's cookie or a login, never by the ref alone (product 4). */
export function successUrl(ref: string): string {
  return bookingDetailUrl({ ref });
}
