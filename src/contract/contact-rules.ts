// What checkout asks of a guest who is not logged in: the same rule in the browser and on the server (spec 5).
import type { ErrorCode } from './errors.ts';

/** The contact fields as typed. */
export interface Contact {
  readonly email?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly isd_code?: string | undefined;
  readonly phone?: string | undefined;
}

/** What is wrong in each field; a field that is right has no entry. */
export type ContactErrors = Partial<Record<keyof Contact, ErrorCode>>;

const EMAIL = /^[^\s@"<>(),:;[\]\\]+@[^\s@.,:;"<>()[\]\\]+(\.[^\s@.,:;"<>()[\]\\]+)+$/;

/** True for an address in the standard form, of at most 254 characters. */
export function isEmail(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  const hasDots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return text.length <= 254 && local.length <= 64 && !hasDots && EMAIL.test(text);
}

/** Digits, with the spaces, hyphens, brackets and dots that people write between them taken out. */
export function phoneDigits(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}

/** Checks the contact of a guest who is not logged in, in the order in which the form shows its fields. */
export function checkContact(contact: Contact): ContactErrors {
  const found: ContactErrors = {};
  const email = contact.email?.trim() ?? '';
  if (email === '') found.email = 'email-missing';
  else if (!isEmail(email)) found.email = 'email-invalid';
  if (!contact.first_name?.trim()) found.first_name = 'first-name-missing';
  if (!contact.last_name?.trim()) found.last_name = 'last-name-missing';
  // Spec 5: the phone is looked at only when the dialling code is given too.
  const phone = phoneDigits(contact.phone ?? '');
  if (contact.isd_code && phone !== '' && !/^[0-9]{1,20}$/.test(phone)) found.phone = 'phone-invalid';
  return found;
}
