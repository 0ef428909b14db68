// Turns the parts of a search into a query plan: where, within which limits, and for which words.
import type { GeoPoint } from '#src/domain/map/distance.ts';
import { type Lexicon, type Meaning, type Place, placeLike, type Stemmed } from './lexicon.ts';
import type { Part, WordPart } from './read.ts';
import { longestBeginning, nearestWord, type NearWord } from './spelling.ts';

/** A word of a search with the catalogue's knowledge of it. */
export interface KnownWord extends Stemmed {
  /** `whole`: matches; `start`: the last word, and others begin with it; `none`: matches nothing. */
  readonly known: 'whole' | 'start' | 'none';
  /** Similar words; only for `none`. */
  readonly near: readonly NearWord[];
}

/** One thing searched for: a course matches by the typed words, by synonyms, or by a property's mark. */
export interface Group {
  /** Alternatives, each a list of words that must all match. */
  readonly own: readonly (readonly Stemmed[])[];
  readonly others: readonly (readonly Stemmed[])[];
  /** Lexemes of `course_listing.words` that represent properties (docs/domain/search.md#projections). */
  readonly marks: readonly string[];
  /** The last word may be the beginning of a longer one. */
  readonly isStart: boolean;
}

/** What begins near it comes first; what begins farther than `withinKm` as the crow flies is left out. */
export interface NearPoint extends GeoPoint {
  readonly withinKm: number | null;
}

export interface SearchPlan {
  /** Null for everywhere. */
  readonly cityIds: readonly number[] | null;
  /** A place that is named and has no experiences. */
  readonly elsewhere: Place | null;
  /** The cities of the same country, if a city is named. */
  readonly countryCityIds: readonly number[] | null;
  /** All are required. */
  readonly groups: readonly Group[];
  /** The words of each group, as typed. */
  readonly named: readonly string[];
  /** Optional: they only change the order. */
  readonly boosts: readonly Group[];
  /** Not wanted. */
  readonly excluded: readonly Group[];
  /** A named landmark, or a city with a distance. */
  readonly near: NearPoint | null;
  /** Words that match nothing, as typed. */
  readonly missing: readonly string[];
  /** More words are unknown here than match: the search means nothing. */
  readonly isNonsense: boolean;
}

/** Further words are not looked up: each unknown one costs a search for similar words. */
const lookedUpMax = 20;

/** Words to look up in the catalogue before planning. */
export function openWords(parts: readonly Part[]): string[] {
  const words = parts.flatMap((part) => {
    const inner = part.kind === 'not' ? part.of : part;
    return inner.kind === 'word' ? [inner.text] : [];
  });
  return words.slice(0, lookedUpMax);
}

/**
 * The words with typos corrected, or null when there are none. Only a word that matches nothing and is not English can
 * be a typo: first of a place, by itself or with its neighbours, then of a word in titles and names.
 */
export function mendTypos(
  words: readonly string[],
  dictionary: ReadonlyMap<string, KnownWord>,
  lexicon: Lexicon,
): readonly string[] | null {
  const typos = words.filter((word) => {
    const { known: finds, stem } = dictionary.get(word) ?? { known: 'whole', stem: word };
    return finds === 'none' && stem !== null && !lexicon.isEnglish(word);
  });
  const mended = typos.reduce((now, typo) => mendOne(now, dictionary.get(typo), lexicon), words);
  return mended === words ? null : mended;
}

/**
 * The words with those of a language that find nothing replaced by the most similar ones of the catalogue, to be asked
 * about; null without any. They are never corrected by themselves.
 */
export function similarWords(
  words: readonly string[],
  dictionary: ReadonlyMap<string, KnownWord>,
  { isEnglish }: Pick<Lexicon, 'isEnglish'>,
): readonly string[] | null {
  const similar = words.map((word) => {
    const known = dictionary.get(word);
    const isLost = known?.known === 'none' && known.stem !== null && isEnglish(word);
    return isLost ? (nearestWord(word, known.near)?.word ?? word) : word;
  });
  return similar.some((word, at) => word !== words[at]) ? similar : null;
}

function mendOne(words: readonly string[], typo: KnownWord | undefined, lexicon: Lexicon): readonly string[] {
  const at = typo === undefined ? -1 : words.indexOf(typo.word);
  if (typo === undefined || at === -1) return words;
  for (const [from, count] of spansAround(at, words.length)) {
    const place = placeLike(words.slice(from, from + count).join(' '), lexicon);
    if (place !== null) return [...words.slice(0, from), ...place.split(' '), ...words.slice(from + count)];
  }
  const near = nearestWord(typo.word, typo.near) ?? longestBeginning(typo.word, typo.near);
  return near === null ? words : words.with(at, near.word);
}

/** Up to three consecutive words around the one at `at`, most words first. */
function spansAround(at: number, length: number): [from: number, count: number][] {
  return [3, 2, 1]
    .flatMap((count) => [0, 1, 2].map((back): [from: number, count: number] => [at - back, count]))
    .filter(([from, count]) => from >= 0 && from + count <= length && from <= at && from + count > at);
}

/** Further wishes of a long search are ignored. */
const groupsMax = 16;

/** `dictionary` holds every open word. */
export function planSearch(
  parts: readonly Part[],
  dictionary: ReadonlyMap<string, KnownWord>,
  { isEnglish, cities }: Pick<Lexicon, 'isEnglish' | 'cities'>,
): SearchPlan {
  const groupOf = (part: WordPart): Group[] => {
    if (part.kind === 'phrase') return [phraseGroup(part.phrase.words, part.phrase.meanings)];
    const word = dictionary.get(part.text);
    return word === undefined || word.stem === null || word.known === 'none' ? [] : [wordGroup(word)];
  };
  const found = parts.flatMap((part) =>
    part.kind === 'phrase' || part.kind === 'word' ? groupOf(part).map((group) => ({ group, text: part.text })) : [],
  );
  const wishes = found.slice(0, groupsMax);
  const missing = parts
    .filter(
      ({ kind, text }) =>
        kind === 'word' && dictionary.get(text)?.known === 'none' && dictionary.get(text)?.stem !== null,
    )
    .map(({ text }) => text);
  const isPlaced = parts.some(({ kind }) => kind === 'city' || kind === 'day');
  return {
    cityIds: citiesOf(parts),
    elsewhere:
      parts.flatMap((part) => (part.kind === 'city' && part.place.nearest !== undefined ? [part.place] : []))[0] ??
      null,
    countryCityIds: parts.find((part) => part.kind === 'city')?.place.countryCityIds ?? null,
    groups: wishes.map(({ group }) => group),
    named: wishes.map(({ text }) => text),
    boosts: parts
      .filter((part) => part.kind === 'filler' || (part.kind === 'city' && part.place.nearest !== undefined))
      .slice(0, groupsMax)
      .map(({ text }) => fillerGroup(text)),
    near: nearOf(parts, cities),
    // Not wanting a landmark says nothing about its city.
    excluded: parts
      .flatMap((part) => (part.kind === 'not' ? groupOf(part.of) : []))
      .map((group) => ({ ...group, marks: group.marks.filter((mark) => !mark.startsWith('city=')) }))
      .slice(0, groupsMax),
    missing,
    isNonsense: !isPlaced && isNonsense(missing, found.length, isEnglish),
  };
}

/** The first landmark on the map; with a distance, else the first city. */
function nearOf(parts: readonly Part[], cities: Lexicon['cities']): NearPoint | null {
  const meanings = parts.flatMap((part) => (part.kind === 'phrase' ? part.phrase.meanings : []));
  const [landmark] = meanings.flatMap((one) => (one.kind === 'landmark' && one.point ? [one.point] : []));
  const withinKm = parts.find((part) => part.kind === 'distance')?.km ?? null;
  const place = parts.find((part) => part.kind === 'city')?.place;
  const [cityId, ...others] = withinKm === null ? [] : (place?.cityIds ?? []);
  const point = landmark ?? (others.length > 0 ? undefined : cities.find(({ id }) => id === cityId));
  return point === undefined ? null : { latitude: point.latitude, longitude: point.longitude, withinKm };
}

/** One word may be missing; one that is in no dictionary must not be the only one. */
const isNonsense = (missing: readonly string[], found: number, isEnglish: Lexicon['isEnglish']): boolean =>
  missing.length > found && (missing.length > 1 || missing.some((word) => !isEnglish(word)));

/** Two places narrow each other where they can ("hanoi vietnam"), else both apply. */
function citiesOf(parts: readonly Part[]): readonly number[] | null {
  const named = parts.flatMap((part) => (part.kind === 'city' && part.place.cityIds.length > 0 ? [part.place] : []));
  // A place without experiences matters only by itself.
  const here = named.filter(({ nearest }) => nearest === undefined);
  const places = (here.length > 0 ? here : named).map(({ cityIds }) => cityIds);
  if (places.length === 0) return null;
  const shared = places.reduce((one, other) => one.filter((id) => other.includes(id)));
  return shared.length > 0 ? shared : [...new Set(places.flat())];
}

const wordGroup = ({ word, stem, known }: KnownWord): Group => ({
  own: [[{ word, stem }]],
  others: [],
  marks: [],
  isStart: known === 'start',
});

const fillerGroup = (text: string): Group => ({
  own: [text.split(' ').map((word) => ({ word, stem: null }))],
  others: [],
  marks: [],
  isStart: false,
});

function phraseGroup(words: readonly Stemmed[], meanings: readonly Meaning[]): Group {
  const isInstead = meanings.some((meaning) => meaning.kind === 'words' && meaning.isInstead);
  return {
    own: isInstead ? [] : [words],
    others: meanings.flatMap((meaning) => (meaning.kind === 'words' ? [meaning.means] : [])),
    marks: meanings.flatMap(marksOf),
    isStart: false,
  };
}

/** The lexemes of a phrase's meaning, as the database's `listing_marks` writes them. */
function marksOf(meaning: Meaning): string[] {
  switch (meaning.kind) {
    case 'category':
      return [`category=${meaning.id}`];
    case 'attribute':
      return [`for=${meaning.value}`];
    case 'time':
      return [`time=${meaning.value}`];
    case 'need':
      return [`need=${meaning.value.replaceAll(' ', '-')}`];
    case 'landmark':
      return meaning.cityIds.map((id) => `city=${id}`);
    default:
      return [];
  }
}
