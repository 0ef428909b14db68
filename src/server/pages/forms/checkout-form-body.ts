// From the fields of the posted checkout form to the payload of booking/checkout.
import { choiceInput, parseCheckoutQuery } from '#src/contract/checkout/checkout-query.ts';
import { contactInput } from '#src/contract/checkout/contact-rules.ts';
import { packDistributorGuest } from '#src/contract/checkout/distributor-guest.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { PostedFields } from './page-forms.ts';
import { typedPin } from '#src/domain/pickup/pickup-address.ts';

/** Who posts: a visitor with details of its own, an account that has them, or a distributor with its customer's. */
export type Booker = 'guest' | 'account' | 'distributor';

/** The choice of the address with what was typed; null when the address names no choice. Empty fields are left out. */
export function checkoutInput(
  search: string,
  fields: PostedFields,
  booker: Booker,
): CallInput<'booking/checkout'> | null {
  const choice = parseCheckoutQuery(search);
  if (choice === null) return null;
  const text = (name: string): string => (fields[name] ?? '').trim();
  // A form posts its line ends as two characters.
  const note = text('message').replaceAll('\r\n', '\n');
  const message = booker === 'distributor' ? packDistributorGuest(contactInput(fields), note) : note;
  const optional = { message, address: text('pickupAddress'), replaces: text('replaces') };
  return {
    ...choiceInput(choice),
    ...(booker === 'guest' && { ...contactInput(fields), ...passwordOf(fields) }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    ...typedPin(text('pickupLatitude'), text('pickupLongitude')),
  };
}

function passwordOf({ password = '' }: PostedFields) {
  return password === '' ? {} : { password };
}
