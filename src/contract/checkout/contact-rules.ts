// What checkout asks of a guest who is not logged in: the same rule in the browser and on the server
// (docs/domain/checkout.md#contact-fields).
import { plainSigns, seenText } from '#src/domain/typed/signs.ts';
import type { FormErrorCode } from '#src/contract/errors/form.ts';

/** The contact fields as typed. */
export interface Contact {
  readonly email?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly isd_code?: string | undefined;
  readonly phone?: string | undefined;
}

/** What is wrong in each field; a field that is right has no entry. */
export type ContactErrors = Partial<Record<keyof Contact, FormErrorCode>>;

const EMAIL = /^[^\s@"<>(),:;[\]\\]+@[^\s@.,:;"<>()[\]\\]+(\.[^\s@.,:;"<>()[\]\\]+)+$/;

/**
 * An address as it is stored and compared: compatibility forms such as full-width letters become the usual ones, and what
 * nobody sees (zero-width spaces, joiners, direction marks) is taken out, so that two that look alike are alike.
 */
export function cleanEmail(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}

/** True for a clean address in the standard form, of at most 254 characters. */
export function isEmail(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  const hasDots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  // A Latin letter with a loose mark, such as a dotted capital I in lower case, passes for the letter without it.
  const isLookalike = /[a-z]\p{M}/u.test(text.toLowerCase().normalize('NFKC'));
  return text.length <= 254 && local.length <= 64 && !hasDots && !isLookalike && EMAIL.test(text);
}

// How messengers and address books name a number before or after it, with signs that are no letters. Other letters are no name: they
// may be a digit that was typed wrongly, so a number with them is refused.
const name =
  '(?:tel|callto|phone|mobile|mob|cell|home|work|type|pref|whats ?app|wa|viber|zalo|signal|telegram|line|kakao(?: ?talk)?|wechat|imo|sms)';
const around = '(?![+(\\d])[^\\p{L}\\d]';
const beforeNumber = new RegExp(`^(?:${around}|\\b${name}\\b)*`, 'iu');
const afterNumber = new RegExp(
  `(?:[;,]?\\s*(?:ext(?:ension)?|x|#)[.:=\\s]*\\d{1,6})?(?:[^\\p{L}\\d]|\\b${name}\\b)*$`,
  'iu',
);

/**
 * A phone number without what people, address books and messengers write around and between its digits, in European numerals. An
 * international one keeps its plus, also where it was written as 00 or in the address of a messenger.
 */
export function phoneDigits(phone: string): string {
  const text = plainSigns(phone).trim();
  const linked = /:\/\/|\b(?:wa|zalo)\.me\/|@(?:s\.whatsapp\.net|c\.us)$/i.test(text) && /\+?\d{7,15}/.exec(text)?.[0];
  if (linked) return linked.startsWith('0') ? linked : internationalDigits(`+${linked}`);
  const plain = text
    .replace(beforeNumber, '')
    .replace(afterNumber, '')
    // The 0 that is dialled within a country only.
    .replace(/^((?:\+|00)[\d ]+)\(0\)/, '$1')
    .replace(/[\s()[\].\-/_,'’·~\p{Pd}]/gu, '');
  return internationalDigits(plain);
}

// No calling code begins with a zero; 0011 and 001 begin international calls in Australia and in Thailand: nothing after 00 begins with 11,
// and after 1 come ten digits. Messengers name phones of Mexico with a 1 that numbers no longer have.
function internationalDigits(digits: string): string {
  return digits
    .replace(/^\++(?=01[01])/, '')
    .replace(/^(?:\++0*|00+(?!11|1\d{11}))(?=[1-9])/, '+')
    .replace(/^\+521(?=\d{10}$)/, '+52');
}

/** True for digits that may be a phone number, national or international. Whether there can be such a one, the server knows. */
export function isPhone(digits: string): boolean {
  return /^\+?[0-9]{1,20}$/.test(digits);
}

/**
 * True for digits that are hardly a whole number: fewer than seven, or more than the fifteen that numbers have (ITU E.164). They are
 * taken all the same; a form asks the guest to look again.
 */
export function isOddLength(digits: string): boolean {
  const count = digits.replace('+', '').length;
  return isPhone(digits) && (count < 7 || count > 15);
}

/** Checks the contact of a guest who is not logged in, in the order in which the form shows its fields. */
export function checkContact(contact: Contact): ContactErrors {
  const found: ContactErrors = {};
  const email = cleanEmail(contact.email ?? '');
  if (email === '') found.email = 'email-missing';
  else if (!isEmail(email)) found.email = 'email-invalid';
  if (!seenText(contact.first_name ?? '').trim()) found.first_name = 'first-name-missing';
  if (!seenText(contact.last_name ?? '').trim()) found.last_name = 'last-name-missing';
  // The phone is looked at only when the dialling code is given too, which an international number carries.
  const phone = phoneDigits(contact.phone ?? '');
  if ((contact.isd_code || phone.startsWith('+')) && phone !== '' && !isPhone(phone)) found.phone = 'phone-invalid';
  return found;
}

/** The contact as booking/checkout takes it, from what was typed; a phone number only where there is one. */
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

/** The word that marks a packed message. */
export const distributorGuestType = 'distributor-guest-data';

/** A message as typed, in characters; also the note inside a packed one. */
export const messageMax = 2000;

/** What a packed message may have: note and details, each character written as two where JSON asks for it. */
export const packedMessageMax = 6000;

/** Writes the message of a distributor's checkout: who the guest is, and the note to the host. */
export function packDistributorGuest(contact: Contact, message: string): string {
  const { first_name = '', last_name = '', email = '', isd_code = '', phone = '' } = contact;
  return JSON.stringify({ type: distributorGuestType, first_name, last_name, email, isd_code, phone, message });
}
