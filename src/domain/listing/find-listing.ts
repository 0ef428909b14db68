// Parses an operator's search for a listing (docs/reference/back-office.md#listings).

/** All readings of one text; a listing matches by any. */
export interface ListingSearch {
  /** A published listing's number, or null. */
  readonly number: number | null;
  /** A draft's id, or null. */
  readonly id: string | null;
  /** Words of its title, each a prefix; empty if none. */
  readonly words: readonly string[];
  /** A prefix of its host's or city's name in lower case, or null. */
  readonly name: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostWords = 8;
const highestNumber = 2_147_483_647;

/** Null for an empty text. */
export function readListingSearch(typed: string): ListingSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  if (uuid.test(text)) return { number: null, id: text.toLowerCase(), words: [], name: null };
  const number = /^\d{1,10}$/.test(text) && Number(text) <= highestNumber ? Number(text) : null;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { number, id: null, words: words.slice(0, mostWords), name: text.length >= 2 ? text.toLowerCase() : null };
}
