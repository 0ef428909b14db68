// Places and categories that an unfinished search may mean (docs/domain/search.md#suggestions).
import type { Lexicon, Meaning, Place } from './lexicon.ts';
import { type ReadAs, readParts } from './read.ts';

/** What the typed words name, best first. */
export interface Named {
  /** Cities named in full; of a country or region, all. */
  readonly cityIds: readonly number[];
  /** Cities whose names the last words begin, else contain. */
  readonly begunIds: readonly number[];
  /** The best place is a country with all its cities. */
  readonly isCountry: boolean;
  readonly categoryIds: readonly number[];
  /** Nothing else is searched for, except days, guests and prices. */
  readonly isPlaceOnly: boolean;
}

const tailMax = 3;
/** Letters of a last word that can begin a name, unless it is the only one. */
const tailMin = 3;

/** `words` are folded. The last one may be unfinished. */
export function namedIn(words: readonly string[], how: ReadAs): Named {
  const parts = readParts(words, how);
  const places = parts.flatMap((part) =>
    part.kind === 'city' && part.place.nearest === undefined ? [part.place] : [],
  );
  const kind = parts.at(-1)?.kind;
  const tail = kind === 'word' || kind === 'phrase' || kind === 'city' ? placesBegun(words, how.lexicon) : nothing;
  const isWord = kind === 'word';
  const named = parts.flatMap((part) => (part.kind === 'phrase' ? categoriesOf(part.phrase.meanings) : []));
  const begun = isWord && tail.count === 0 ? categoriesBegun(words.at(-1) ?? '', how.lexicon) : [];
  const others = parts.filter((part) => part.kind === 'word' || part.kind === 'phrase');
  const cityIds = [...new Set(places.flatMap((place) => place.cityIds))];
  const [best] = [...places, ...tail.places];
  return {
    cityIds,
    begunIds: [...new Set(tail.places.flatMap((place) => place.cityIds))].filter((id) => !cityIds.includes(id)),
    isCountry: best !== undefined && best.cityIds.length > 1 && best.cityIds.length === best.countryCityIds.length,
    categoryIds: [...new Set([...named, ...begun])],
    isPlaceOnly: best !== undefined && others.length <= (isWord ? tail.count : 0),
  };
}

const categoriesOf = (meanings: readonly Meaning[]): number[] =>
  meanings.flatMap((meaning) => (meaning.kind === 'category' ? [meaning.id] : []));

interface Tail {
  /** Words. */
  readonly count: number;
  readonly places: readonly Place[];
}

const nothing: Tail = { count: 0, places: [] };

/** Most words first. Names that begin with them come before names that contain them, short names before long ones. */
function placesBegun(words: readonly string[], { placeNames, phrases }: Lexicon): Tail {
  const placesOf = (names: readonly string[]): Place[] =>
    names
      .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .flatMap((name) => phrases.get(name)?.meanings ?? [])
      .flatMap((meaning) => (meaning.kind === 'place' ? [meaning.place] : []));
  for (let count = Math.min(tailMax, words.length); count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ');
    const isShort = tail.length < tailMin;
    if (isShort && words.length > count) continue;
    const beginning = (placeNames.get(tail[0] ?? '') ?? []).filter((name) => name.startsWith(tail));
    const found = beginning.length > 0 || isShort ? beginning : namesWith(tail, placeNames);
    if (found.length > 0) return { count, places: placesOf(found) };
  }
  return nothing;
}

const namesWith = (text: string, placeNames: Lexicon['placeNames']): string[] =>
  [...placeNames.values()].flat().filter((name) => name.includes(text));

function categoriesBegun(word: string, { phrases }: Lexicon): number[] {
  if (word.length < tailMin) return [];
  return [...phrases].flatMap(([phrase, { meanings }]) => (phrase.startsWith(word) ? categoriesOf(meanings) : []));
}
