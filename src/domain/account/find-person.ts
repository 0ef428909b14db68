// What an operator types to find a person (docs/back-office.md#people).
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';

/** How a text is understood: a person is found by any of it. */
export interface PersonSearch {
  /** The id of an account, or null. */
  readonly id: string | null;
  /** The ref of a booking, whose guest is meant, or null. */
  readonly ref: string | null;
  /** The beginning of an email address in lower case, or null. */
  readonly email: string | null;
  /** Numbers in full as they may be kept; empty where it is no number. */
  readonly phones: readonly string[];
  /** The beginning of a number as it was typed, or null. */
  readonly phoneBegins: string | null;
  /** The beginning of a first or last name in lower case, or null. */
  readonly name: string | null;
  /** A first name in full with the beginning of a last name, in lower case, or null. */
  readonly fullName: { readonly first: string; readonly last: string } | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what was typed; null where nothing was. */
export function readPersonSearch(typed: string): PersonSearch | null {
  const text = typed.trim();
  const read = readBookingSearch(text);
  if (read === null) return null;
  const { ref, email, phones, name } = read;
  if (uuid.test(text))
    return {
      id: text.toLowerCase(),
      ref: null,
      email: null,
      phones: [],
      phoneBegins: null,
      name: null,
      fullName: null,
    };
  const space = name?.lastIndexOf(' ') ?? -1;
  const fullName = name !== null && space > 0 ? { first: name.slice(0, space), last: name.slice(space + 1) } : null;
  return { id: null, ref, email, phones, phoneBegins: phones[0] ?? null, name, fullName };
}
