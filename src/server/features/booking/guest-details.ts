// The booking's guest: typed, the signed-in account, or a distributor's customer (docs/domain/partners.md#distributors).
import {
  checkContact,
  cleanEmail,
  isPhone,
  phoneDigits,
  type Contact,
  distributorGuestType,
  messageMax,
} from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { readPhoneNumber, type PhoneNumber } from '#src/server/platform/phone-number.ts';
import type { Actor } from '#src/server/call.ts';
import type { Config } from '#src/server/platform/config.ts';

export interface AccountRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  isd_code: string;
  phone: string;
}

/** Validated. `isdCode` and `phone` may be empty. */
export interface GuestContact {
  firstName: string;
  lastName: string;
  email: string;
  isdCode: string;
  phone: string;
}

/** For visitors; names every fault at once (docs/domain/checkout.md#contact-fields). */
export function typedContact(input: Contact): GuestContact | Refusal {
  const number = phoneOf(input);
  const wrong = { ...checkContact(input), ...(number === 'phone-invalid' && { phone: number }) };
  const found = Object.entries(wrong);
  const first = found[0]?.[1];
  if (first) return refuse(first, Object.fromEntries(found.map(([field, code]) => [field, errorText(code)])));
  return {
    firstName: (input.first_name ?? '').trim(),
    lastName: (input.last_name ?? '').trim(),
    email: cleanEmail(input.email ?? ''),
    ...(number === 'phone-invalid' ? { isdCode: '', phone: '' } : number),
  };
}

/** In stored form; as typed without a calling code or for numbers missing in the tables. */
function phoneOf({ isd_code = '', phone = '' }: Contact): PhoneNumber | 'phone-invalid' {
  const digits = phoneDigits(phone);
  const isdCode = isd_code.replace(/\D/g, '').slice(0, 4);
  if (digits === '') return { isdCode, phone: '' };
  if (isdCode === '' && !digits.startsWith('+')) return { isdCode, phone: digits.slice(0, 20) };
  if (!isPhone(digits)) return 'phone-invalid';
  return readPhoneNumber(digits, isdCode) ?? { isdCode, phone: digits.slice(0, 20) };
}

export function accountContact(account: AccountRow): GuestContact {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    isdCode: account.isd_code,
    phone: account.phone,
  };
}

export function isDistributor(
  { userId, roles }: Actor,
  { distributorUserId }: Pick<Config, 'distributorUserId'>,
): boolean {
  return userId !== null && (roles.includes('distributor') || userId === distributorUserId);
}

/** Only a packed message may be longer (docs/domain/partners.md). */
export function plainMessage(message: string): string | Refusal {
  if (message.length <= messageMax) return message;
  return refuse('bad-input', { message: fieldText('textLong', { limit: messageMax }) });
}

/** The customer as JSON in a distributor's message (docs/domain/partners.md#distributors). Null for plain text. */
export function distributorGuest(message: string): { contact: GuestContact; message: string } | Refusal | null {
  const packed = readPacked(message);
  if (packed === null) return null;
  // The contract has not checked the packed fields: same limits, no split character.
  const text = (name: string, most: number) => {
    const given = packed[name];
    const plain = typeof given === 'string' ? given.replace(/[^\P{Cc}\t\n\r]/gu, ' ') : '';
    return plain.slice(0, most).toWellFormed();
  };
  const line = (name: string, most: number) => text(name, most).replace(/\p{Cc}/gu, ' ');
  const contact = typedContact({
    email: line('email', 255),
    first_name: line('first_name', 80),
    last_name: line('last_name', 80),
    isd_code: line('isd_code', 8),
    phone: line('phone', 30),
  });
  return 'ok' in contact ? contact : { contact, message: text('message', messageMax) };
}

function readPacked(message: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(message);
    const isPacked = typeof read === 'object' && read !== null && 'type' in read && read.type === distributorGuestType;
    return isPacked ? { ...read } : null;
  } catch {
    return null;
  }
}
