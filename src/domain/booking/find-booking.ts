// What an operator types to find a booking (docs/reference/back-office.md#bookings).
import { plainSigns } from '#src/domain/typed/signs.ts';

/** How a text is understood: it may be several things at once, and a booking is found by any of them. */
export interface BookingSearch {
  /** Eight letters in upper case, or null. */
  readonly ref: string | null;
  /** The beginning of an email address in lower case, or null. */
  readonly email: string | null;
  /** Numbers as they may be kept, with and without what stands before them abroad; empty where it is no number. */
  readonly phones: readonly string[];
  /** The beginning of a first or last name in lower case, or null. */
  readonly name: string | null;
}

/** A shorter beginning of a name fits too many. */
const shortestName = 2;
const fewestDigits = 5;
/** Digits of a dialling code, and a 0 or 00 before it. */
const mostBefore = 6;

/** Reads what was typed; null where nothing was. */
export function readBookingSearch(typed: string): BookingSearch | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const plain = plainSigns(text).trim();
  if (text === '') return null;
  const digits = /^[+(\d][\d ()./-]*$/.test(plain) ? plain.replaceAll(/\D/g, '') : '';
  const isPhone = digits.length >= fewestDigits;
  const most = Math.min(mostBefore, digits.length - fewestDigits);
  const isWord = !isPhone && !text.includes('@');
  return {
    ref: /^[a-z]{8}$/i.test(plain) ? plain.toUpperCase() : null,
    email: plain.includes('@') ? plain.toLowerCase() : null,
    phones: isPhone ? Array.from({ length: most + 1 }, (_, before) => digits.slice(before)) : [],
    name: isWord && text.length >= shortestName ? text.toLowerCase() : null,
  };
}
