// Parses the search for a person in the back office (docs/reference/back-office.md#people).
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';

/** All readings of one text; a person matches by any of them. */
export interface PersonSearch {
  readonly id: string | null;
  /** A booking ref; its guest is meant. */
  readonly ref: string | null;
  /** A prefix, in lower case. */
  readonly email: string | null;
  /** Complete numbers in every form in which they may be stored. */
  readonly phones: readonly string[];
  /** A prefix as typed. */
  readonly phoneBegins: string | null;
  /** A prefix of a first or last name, in lower case. */
  readonly name: string | null;
  /** A complete first name and a prefix of a last name, in lower case. */
  readonly fullName: { readonly first: string; readonly last: string } | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns null for an empty text. */
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
