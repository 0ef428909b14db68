// What an operator types to find a listing, and what the list is narrowed to (docs/reference/back-office.md#listings).

/** How a text is understood: a listing is found by any of it. */
export interface ListingSearch {
  /** The number of a listing that was published, or null. */
  readonly number: number | null;
  /** The id of a draft, or null. */
  readonly id: string | null;
  /** Words of its title, each of which may be a beginning; empty where there are none. */
  readonly words: readonly string[];
  /** The beginning of the name of its host or its city in lower case, or null. */
  readonly name: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostWords = 8;
const highestNumber = 2_147_483_647;

/** Reads what was typed; null where nothing was. */
export function readListingSearch(typed: string): ListingSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  if (uuid.test(text)) return { number: null, id: text.toLowerCase(), words: [], name: null };
  const number = /^\d{1,10}$/.test(text) && Number(text) <= highestNumber ? Number(text) : null;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { number, id: null, words: words.slice(0, mostWords), name: text.length >= 2 ? text.toLowerCase() : null };
}
