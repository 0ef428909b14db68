// Parses an operator's search for a review (docs/reference/back-office.md#reviews).
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';

/** Filters of the list. */
export const reviewStates = ['shown', 'removed', 'reported', 'unanswered'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** All readings of one text; a review matches by any. */
export interface ReviewSearch {
  readonly id: string | null;
  readonly ref: string | null;
  /** A prefix of its author's email address in lower case, or null. */
  readonly email: string | null;
  /** A prefix of the displayed name in lower case, or null. */
  readonly name: string | null;
  readonly words: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null for an empty text. */
export function readReviewSearch(typed: string): ReviewSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  if (uuid.test(text)) return { id: text.toLowerCase(), ref: null, email: null, name: null, words: null };
  const read = readBookingSearch(text);
  const name = text.length >= 2 && !text.includes('@') ? text.toLowerCase() : null;
  return { id: null, ref: read?.ref ?? null, email: read?.email ?? null, name, words: name };
}
