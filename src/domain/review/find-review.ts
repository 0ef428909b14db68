// What an operator types to find a review, and what the list is narrowed to (docs/reference/back-office.md#reviews).
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';

/** What became of a review, or waits to. */
export const reviewStates = ['shown', 'removed', 'reported', 'unanswered'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** How a text is understood: a review is found by any of it. */
export interface ReviewSearch {
  /** The id of a review, or null. */
  readonly id: string | null;
  /** The ref of its booking, or null. */
  readonly ref: string | null;
  /** The beginning of its author's email address in lower case, or null. */
  readonly email: string | null;
  /** The beginning of the name that it shows, in lower case, or null. */
  readonly name: string | null;
  /** Words of its text, or null. */
  readonly words: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what was typed; null where nothing was. */
export function readReviewSearch(typed: string): ReviewSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  if (uuid.test(text)) return { id: text.toLowerCase(), ref: null, email: null, name: null, words: null };
  const read = readBookingSearch(text);
  const name = text.length >= 2 && !text.includes('@') ? text.toLowerCase() : null;
  return { id: null, ref: read?.ref ?? null, email: read?.email ?? null, name, words: name };
}
