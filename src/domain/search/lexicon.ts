// The meanings of names and phrases in a search: places, kinds of experience, audiences, times of day
// (docs/domain/search.md#query-parsing).
import type { ReadOrder } from './part-kinds.ts';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import { editDistance, typosAllowed } from './spelling.ts';

/** A word with its English stem, null for a stop word. Both folded. */
export interface Stemmed {
  readonly word: string;
  readonly stem: string | null;
}

/** Cities with one name: a city, or all cities of a country or region. */
export interface Place {
  readonly name: string;
  /** A place without experiences: its cities are the nearest ones, if any are near. */
  readonly nearest?: NearestCity | null;
  readonly cityIds: readonly number[];
  /** All cities of its country: the fallback when it has no match. */
  readonly countryCityIds: readonly number[];
  readonly timeZone: string;
}

/** Whole kilometres as the crow flies. */
export interface NearestCity {
  readonly id: number;
  readonly name: string;
  readonly km: number;
}

/** A city of the catalogue on the map. */
export interface CityPoint extends GeoPoint {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly timeZone: string;
}

export type Meaning =
  | { readonly kind: 'place'; readonly place: Place }
  /** A place known only by name. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly country: string; readonly point: GeoPoint }
  /** Something in or near a city: searched by name, and every course of the city matches a little. */
  | { readonly kind: 'landmark'; readonly cityIds: readonly number[]; readonly point?: GeoPoint }
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'attribute' | 'time' | 'need'; readonly value: string }
  /** "Cheapest": sorts the best matches. */
  | { readonly kind: 'order'; readonly sort: ReadOrder }
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
  /** Phrases in scripts without spaces, longest first, by their first letter. */
  readonly unspaced: ReadonlyMap<string, readonly string[]>;
  readonly cities: readonly CityPoint[];
  readonly isEnglish: (word: string) => boolean;
}

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Number of words. */
export const phraseMax = 4;

/** A lexicon of these phrases. `isEnglish`: a word is of a traveller's language, so it is no typo. */
export function makeLexicon(
  phrases: ReadonlyMap<string, Phrase>,
  isEnglish: (word: string) => boolean,
  cities: readonly CityPoint[] = [],
): Lexicon {
  const names = [...phrases].filter(([, { meanings }]) => meanings.some(({ kind }) => kind === 'place'));
  return {
    phrases,
    placeNames: Map.groupBy(
      names.map(([phrase]) => phrase),
      ([letter = '']) => letter,
    ),
    unspaced: Map.groupBy(
      [...phrases.keys()]
        .filter((phrase) => unspacedScript.test(phrase) && !phrase.includes(' '))
        .toSorted((a, b) => b.length - a.length),
      ([letter = '']) => letter,
    ),
    cities,
    isEnglish,
  };
}

/** Guests travel this far for the day or a night. */
const nearKm = 400;

/**
 * A place without experiences as the cities near it: the nearest, and others hardly farther. Far from all, it is those of
 * its country, or none.
 */
export function placeElsewhere(
  { name, country, point }: Extract<Meaning, { kind: 'elsewhere' }>,
  cities: readonly CityPoint[],
): Place {
  const byDistance = cities.map((city) => ({ city, km: distanceKm(point, city) })).toSorted((a, b) => a.km - b.km);
  const [first] = byDistance;
  const nearest = first === undefined ? null : { id: first.city.id, name: first.city.name, km: Math.round(first.km) };
  const own = cities.filter((city) => city.country === country);
  const near =
    first === undefined || first.km > nearKm
      ? []
      : byDistance.filter(({ km }) => km <= Math.max(first.km * 1.15, first.km + 15)).map(({ city }) => city);
  const chosen = near.length > 0 ? near : own;
  return {
    name,
    nearest,
    cityIds: chosen.map(({ id }) => id),
    countryCityIds: own.map(({ id }) => id),
    timeZone: first?.city.timeZone ?? 'UTC',
  };
}

/** The words, with known phrases cut out of words in scripts without spaces: "ハノイ料理教室" names a city and a class. */
export function splitWords(words: readonly string[], lexicon: Pick<Lexicon, 'unspaced'>): string[] {
  return words.flatMap((word) => (unspacedScript.test(word) ? cut(word, lexicon) : [word]));
}

function cut(word: string, { unspaced }: Pick<Lexicon, 'unspaced'>): string[] {
  const parts: string[] = [];
  let between = '';
  for (let at = 0; at < word.length;) {
    const phrase = unspaced.get(word[at] ?? '')?.find((one) => word.startsWith(one, at));
    if (phrase === undefined) {
      between += word[at];
      at += 1;
      continue;
    }
    parts.push(between, phrase);
    between = '';
    at += phrase.length;
  }
  return [...parts, between].filter((part) => part !== '');
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
