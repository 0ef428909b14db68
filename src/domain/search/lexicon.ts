// The meanings of names and phrases in a search: places, kinds of experience, audiences, times of day
// (docs/domain/search.md#query-parsing).
import { editDistance, typosAllowed } from './spelling.ts';

/** A word with its English stem, null for a stop word. Both folded. */
export interface Stemmed {
  readonly word: string;
  readonly stem: string | null;
}

/** Cities with one name: a city, or all cities of a country or region. */
export interface Place {
  readonly name: string;
  readonly cityIds: readonly number[];
  /** All cities of its country: the fallback when it has no match. */
  readonly countryCityIds: readonly number[];
  readonly timeZone: string;
}

export type Meaning =
  | { readonly kind: 'place'; readonly place: Place }
  /** Something in or near a city: searched by name, and every course of the city matches a little. */
  | { readonly kind: 'landmark'; readonly cityIds: readonly number[] }
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'attribute' | 'time'; readonly value: string }
  /** Carries no meaning: class, tour, best. */
  | { readonly kind: 'filler' }
  /** Synonyms. With `isInstead` the phrase itself is not searched. */
  | { readonly kind: 'words'; readonly means: readonly Stemmed[]; readonly isInstead: boolean };

/** A phrase of up to four folded words, separated by one space, with their stems and its meanings. */
export interface Phrase {
  readonly words: readonly Stemmed[];
  readonly meanings: readonly Meaning[];
}

/** All phrases of the catalogue, and the places again for typos. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Names of places without spaces, by their first letter. */
  readonly placeNames: ReadonlyMap<string, readonly string[]>;
  readonly isEnglish: (word: string) => boolean;
}

/** Number of words. */
export const phraseMax = 4;

/** A lexicon of these phrases. `isEnglish`: a word is English, so it is no typo. */
export function makeLexicon(phrases: ReadonlyMap<string, Phrase>, isEnglish: (word: string) => boolean): Lexicon {
  const names = [...phrases].filter(([, { meanings }]) => meanings.some(({ kind }) => kind === 'place'));
  return {
    phrases,
    placeNames: Map.groupBy(
      names.map(([phrase]) => phrase),
      ([letter = '']) => letter,
    ),
    isEnglish,
  };
}

/**
 * The place that a mistyped phrase most likely means, or null: the name with the fewest typos, as many as its length
 * allows. Spaces are ignored; the first letter must be right.
 */
export function placeLike(phrase: string, { placeNames }: Lexicon): string | null {
  const typed = phrase.replaceAll(' ', '');
  const most = typosAllowed(typed);
  const near = (placeNames.get(phrase[0] ?? '') ?? [])
    .map((name) => ({
      name,
      typos: editDistance(typed, name.replaceAll(' ', ''), most),
      asWritten: editDistance(phrase, name, most + 2),
    }))
    .filter(({ typos }) => typos <= most)
    .toSorted((a, b) => a.typos - b.typos || a.asWritten - b.asWritten || (a.name < b.name ? -1 : 1));
  return near[0]?.name ?? null;
}
