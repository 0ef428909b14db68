// Parses an operator's search for a booking (docs/reference/back-office.md#bookings).
import { plainSigns } from '#src/domain/typed/signs.ts';

/** All readings of one text; a booking matches by any. */
export interface BookingSearch {
  /** In upper case, or null. */
  readonly ref: string | null;
  /** A prefix in lower case, or null. */
  readonly email: string | null;
  /** In every stored form, with and without dialling prefix; [] for no number. */
  readonly phones: readonly string[];
  /** A prefix of a first or last name in lower case, or null. */
  readonly name: string | null;
}

/** Shorter prefixes match too many. */
const shortestName = 2;
const fewestDigits = 5;
/** Digits of a dialling code and its 0 or 00. */
const mostBefore = 6;

/** Null for an empty text. */
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
