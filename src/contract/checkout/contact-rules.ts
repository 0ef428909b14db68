// Checkout's rules for the contact of a logged-out guest, the same in browser and server
// (docs/domain/checkout.md#contact-fields).
import { plainSigns, visibleText } from '#src/domain/typed/signs.ts';
import type { FormErrorCode } from '#src/contract/errors/form.ts';

/** As typed. */
export interface Contact {
  readonly email?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly isd_code?: string | undefined;
  readonly phone?: string | undefined;
}

export type ContactErrors = Partial<Record<keyof Contact, FormErrorCode>>;

const EMAIL = /^[^\s@"<>(),:;[\]\\]+@[^\s@.,:;"<>()[\]\\]+(\.[^\s@.,:;"<>()[\]\\]+)+$/;

/**
 * An address as stored and compared: compatibility forms such as full-width letters are normalised, invisible
 * characters removed, so that look-alikes are equal.
 */
export function cleanEmail(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}

/** A clean address in the standard form, of at most 254 characters. */
export function isEmail(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  const hasDots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  // A Latin letter with a combining mark, such as a dotted capital I in lower case, looks like the plain letter.
  const isLookalike = /[a-z]\p{M}/u.test(text.toLowerCase().normalize('NFKC'));
  return text.length <= 254 && local.length <= 64 && !hasDots && !isLookalike && EMAIL.test(text);
}

// How messengers and address books label a number before or after it, with symbols. Any other letter may be a mistyped
// digit, so a number with one is refused.
const name =
  '(?:tel|callto|phone|mobile|mob|cell|home|work|type|pref|whats ?app|wa|viber|zalo|signal|telegram|line|kakao(?: ?talk)?|wechat|imo|sms)';
const around = '(?![+(\\d])[^\\p{L}\\d]';
const beforeNumber = new RegExp(`^(?:${around}|\\b${name}\\b)*`, 'iu');
const afterNumber = new RegExp(
  `(?:[;,]?\\s*(?:ext(?:ension)?|x|#)[.:=\\s]*\\d{1,6})?(?:[^\\p{L}\\d]|\\b${name}\\b)*$`,
  'iu',
);

/**
 * A phone number without the usual characters around and between its digits, in European numerals. An international one
 * keeps its plus, even if typed as 00 or in a messenger's link.
 */
export function phoneDigits(phone: string): string {
  const text = plainSigns(phone).trim();
  const linked = /:\/\/|\b(?:wa|zalo)\.me\/|@(?:s\.whatsapp\.net|c\.us)$/i.test(text) && /\+?\d{7,15}/.exec(text)?.[0];
  if (linked) return linked.startsWith('0') ? linked : internationalDigits(`+${linked}`);
  const plain = text
    .replace(beforeNumber, '')
    .replace(afterNumber, '')
    // The 0 that is dialled only within a country.
    .replace(/^((?:\+|00)[\d ]+)\(0\)/, '$1')
    .replace(/[\s()[\].\-/_,'’·~\p{Pd}]/gu, '');
  return internationalDigits(plain);
}

// No calling code begins with a zero. 0011 and 001 begin international calls in Australia and Thailand: nothing after
// 00 begins with 11, and after 1 come ten digits. Messengers add an obsolete 1 to phones of Mexico.
function internationalDigits(digits: string): string {
  return digits
    .replace(/^\++(?=01[01])/, '')
    .replace(/^(?:\++0*|00+(?!11|1\d{11}))(?=[1-9])/, '+')
    .replace(/^\+521(?=\d{10}$)/, '+52');
}

/** Digits that may be a phone number, national or international. The server checks whether it can exist. */
export function isPhone(digits: string): boolean {
  return /^\+?[0-9]{1,20}$/.test(digits);
}

/**
 * Probably not a complete number: fewer than seven digits, or more than fifteen (ITU E.164). It is accepted; the form
 * asks the guest to check it.
 */
export function isOddLength(digits: string): boolean {
  const count = digits.replace('+', '').length;
  return isPhone(digits) && (count < 7 || count > 15);
}

/** Checks the contact of a logged-out guest, in the order of the form's fields. */
export function checkContact(contact: Contact): ContactErrors {
  const found: ContactErrors = {};
  const email = cleanEmail(contact.email ?? '');
  if (email === '') found.email = 'email-missing';
  else if (!isEmail(email)) found.email = 'email-invalid';
  if (!visibleText(contact.first_name ?? '').trim()) found.first_name = 'first-name-missing';
  if (!visibleText(contact.last_name ?? '').trim()) found.last_name = 'last-name-missing';
  // The phone is checked only with a dialling code, which an international number includes.
  const phone = phoneDigits(contact.phone ?? '');
  if ((contact.isd_code || phone.startsWith('+')) && phone !== '' && !isPhone(phone)) found.phone = 'phone-invalid';
  return found;
}

/** Typed contact fields as input of booking/checkout; a phone number only if typed. */
export function contactInput(
  typed: Readonly<Partial<Record<'email' | 'firstName' | 'lastName' | 'isd' | 'phone', string>>>,
) {
  const text = (name: keyof typeof typed): string => (typed[name] ?? '').trim();
  const phone = phoneDigits(text('phone'));
  return {
    email: text('email'),
    first_name: text('firstName'),
    last_name: text('lastName'),
    ...(phone !== '' && { phone, ...(text('isd') !== '' && { isd_code: text('isd') }) }),
  };
}

// A distributor's customer, packed as JSON into the message of a checkout (docs/domain/partners.md#distributors).

/** Marks a packed message. */
export const distributorGuestType = 'distributor-guest-data';

/** A typed message in characters; also the note in a packed one. */
export const messageMax = 2000;

/** A packed message: note and details, with each character escaped as two if JSON requires it. */
export const packedMessageMax = 6000;

/** Packs the guest's details and the note to the host. */
export function packDistributorGuest(contact: Contact, message: string): string {
  const { first_name = '', last_name = '', email = '', isd_code = '', phone = '' } = contact;
  return JSON.stringify({ type: distributorGuestType, first_name, last_name, email, isd_code, phone, message });
}
