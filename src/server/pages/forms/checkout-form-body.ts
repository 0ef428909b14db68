// From the fields of the posted checkout form to the payload of booking/checkout.
import { parseCheckoutQuery } from '#src/contract/checkout-query.ts';
import { phoneDigits } from '#src/contract/contact-rules.ts';
import { packDistributorGuest } from '#src/contract/distributor-guest.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { PostedFields } from './page-forms.ts';

/** Who posts: a visitor with details of its own, an account that has them, or a distributor with its customer's. */
export type Booker = 'guest' | 'account' | 'distributor';

/** The choice of the address with what was typed; null when the address names no choice. Empty fields are left out. */
export function checkoutInput(
  search: string,
  fields: PostedFields,
  booker: Booker,
): CallInput<'booking/checkout'> | null {
  const query = parseCheckoutQuery(search);
  if (query === null) return null;
  const { cid, addons = {}, ...choice } = query;
  const counts = Object.entries(addons).map(([id, pax]) => ({ id: Number(id), pax }));
  const text = (name: string): string => (fields[name] ?? '').trim();
  // A form posts its line ends as two characters.
  const note = text('message').replaceAll('\r\n', '\n');
  const message = booker === 'distributor' ? packDistributorGuest(contactOf(fields), note) : note;
  const optional = { message, address: text('pickupAddress'), replaces: text('replaces') };
  return {
    course_id: cid,
    ...choice,
    ...(counts.length > 0 && { addons: counts }),
    ...(booker === 'guest' && { ...contactOf(fields), ...passwordOf(fields) }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    ...pinOf(text('pickupLatitude'), text('pickupLongitude')),
  };
}

function contactOf(fields: PostedFields) {
  const text = (name: string): string => (fields[name] ?? '').trim();
  const phone = phoneDigits(text('phone'));
  return {
    email: text('email'),
    first_name: text('firstName'),
    last_name: text('lastName'),
    ...(phone !== '' && { phone, ...(text('isd') !== '' && { isd_code: text('isd') }) }),
  };
}

function passwordOf({ password = '' }: PostedFields) {
  return password === '' ? {} : { password };
}

function pinOf(latitude: string, longitude: string) {
  if (latitude === '' || longitude === '') return {};
  const pin = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(pin.latitude) && Number.isFinite(pin.longitude) ? pin : {};
}
