// What names and phrases of a search mean: places, kinds of experience, audiences, times of day (docs/domain/search.md#what-is-read).
import { editDistance, typosAllowed } from './spelling.ts';

/** A word with its English stem; the stem of a stop word is null. Both folded. */
export interface Stemmed {
  readonly word: string;
  readonly stem: string | null;
}

/** Cities under one name: a city, all cities of a country, or of a region. */
export interface Place {
  readonly name: string;
  readonly cityIds: readonly number[];
  /** All cities of its country: the next best where it has not what is looked for. */
  readonly countryCityIds: readonly number[];
  readonly timeZone: string;
}

/** One thing that a phrase may mean. */
export type Meaning =
  | { readonly kind: 'place'; readonly place: Place }
  /** Something in or near a city: searched by its name, and every course of the city fits a little. */
  | { readonly kind: 'landmark'; readonly cityIds: readonly number[] }
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'attribute' | 'time'; readonly value: string }
  /** Says nothing by itself: class, tour, best. */
  | { readonly kind: 'filler' }
  /** Other words for it. With `isInstead` the phrase itself is not searched. */
  | { readonly kind: 'words'; readonly means: readonly Stemmed[]; readonly isInstead: boolean };

/** A phrase of up to four folded words, one space between them, with its words and what they mean. */
export interface Phrase {
  readonly words: readonly Stemmed[];
  readonly meanings: readonly Meaning[];
}

/** All phrases of the catalogue, and the places again for those who mistype them. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Names of places without spaces, by their first letter. */
  readonly placeNames: ReadonlyMap<string, readonly string[]>;
  readonly isEnglish: (word: string) => boolean;
}

/** The longest phrase, in words. */
export const phraseMax = 4;

/** A lexicon of these phrases. `isEnglish` says of a word that nobody has mistyped it. */
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
 * The place that was most likely meant by a phrase that is none, or null: its name with the fewest typos, as many as its
 * length allows. Spaces do not count; the first letter must be right.
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
