// The search lexicon in memory, reread after changes.
import type { Kysely } from 'kysely';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import world from '#config/places.json' with { type: 'json' };
import { foldWords } from '#src/domain/search/fold.ts';
import { type Lexicon, makeLexicon, type Meaning, type Phrase, type Stemmed } from '#src/domain/search/lexicon.ts';
import { type ReadOrder, readOrders } from '#src/domain/search/part-kinds.ts';
import { limits } from '#src/domain/limits.ts';
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { surroundingsOf } from '#src/server/map/surroundings.ts';
import { englishWords, isTravellersWord } from './travellers-words.ts';
import type { CommonWords } from './frequent-words.ts';
import {
  type CategoryRow,
  type PlaceRow,
  readCategories,
  readCommonWords,
  readLexiconVersion,
  readPlaces,
  readStems,
  readWrittenWords,
  readSynonyms,
  type SynonymRow,
} from './lexicon-queries.ts';

/** Maximum staleness, ms. */
const freshFor = 1000;

/** With the clock difference to the database, ms. */
export interface KnownLexicon extends CommonWords {
  readonly lexicon: Lexicon;
  readonly clockOffset: number;
}

/**
 * At most a second old; later the first search gets the old one and refreshes in the background. The very first waits.
 */
function keepLexicon(db: Kysely<Database>): () => Promise<KnownLexicon> {
  let held: (KnownLexicon & { version: string }) | null = null;
  let checkedAt = 0;
  let checking: Promise<KnownLexicon> | null = null;
  const check = async () => {
    const { version, now, courses } = await readLexiconVersion(db);
    const isKept = held?.version === version;
    const lexicon = held !== null && isKept ? held.lexicon : await readLexicon(db);
    const common = held !== null && isKept ? held.common : await readCommonWords(db);
    held = { version, lexicon, common, courses, clockOffset: Math.round(now - Date.now()) };
    return held;
  };
  return async () => {
    if (held !== null && performance.now() - checkedAt < freshFor) return held;
    checkedAt = performance.now();
    checking ??= check().finally(() => (checking = null));
    if (held === null) return checking;
    // Retried by the next search.
    checking.catch(() => undefined);
    return held;
  };
}

const kept = new WeakMap<Kysely<Database>, () => Promise<KnownLexicon>>();

/** One per database, for search and suggestions. */
export function lexiconOf(db: Kysely<Database>): Promise<KnownLexicon> {
  const known = kept.get(db) ?? keepLexicon(db);
  kept.set(db, known);
  return known();
}

async function readLexicon(db: Kysely<Database>): Promise<Lexicon> {
  const places = await readPlaces(db);
  const categories = await readCategories(db);
  const synonyms = await readSynonyms(db);
  const landmarks = landmarksOf(places);
  const texts = [...placeNames(places).keys(), ...categories.flatMap(({ names }) => names), ...synonyms.flatMap(({ term, means }) => [term, means]), ...landmarks.map(({ term }) => term)]; // prettier-ignore
  const stems = await readStems(db, [...new Set(texts.flatMap((text) => text.split(' ')))]);
  const stemmed = (text: string): Stemmed[] => text.split(' ').map((word) => stems.get(word) ?? { word, stem: word });
  const phrases: Phrases = new Map();
  for (const [term, meaning] of meaningsOf({ places, categories, synonyms }, stemmed)) {
    const phrase = phrases.get(term) ?? { words: stemmed(term), meanings: [] };
    phrase.meanings.push(meaning);
    phrases.set(term, phrase);
  }
  addLandmarks(phrases, landmarks, stemmed);
  for (const { term, means } of synonyms.filter(({ kind }) => kind === 'same')) {
    const meanings = phrases.get(means)?.meanings ?? [];
    const own = { kind: 'words', means: stemmed(means), isInstead: true } as const;
    // "The" is French tea, without its accent.
    if (!phrases.has(term) && !englishWords.has(term))
      phrases.set(term, { words: stemmed(term), meanings: [...meanings, own] });
  }
  const townNames = world.towns.map(([name]) => foldWords(String(name)).join(' '));
  const written = await readWrittenWords(db, townNames);
  for (const [name, country, latitude, longitude] of [...world.famous, ...world.towns] as unknown as WorldPlace[]) {
    const term = foldWords(name).join(' ');
    if (phrases.has(term) || written.has(term)) continue;
    const point = { latitude, longitude };
    phrases.set(term, { words: stemmed(term), meanings: [{ kind: 'elsewhere', name, country, point }] });
  }
  const cities = places.map(
    ({ city_id: id, name, country_code: country, time_zone: timeZone, latitude, longitude }) => ({
      id,
      name,
      country,
      timeZone,
      latitude,
      longitude,
    }),
  );
  return makeLexicon(phrases, isTravellersWord, cities);
}

type Phrases = Map<string, Phrase & { meanings: Meaning[] }>;

interface Landmark {
  readonly term: string;
  readonly cityId: number;
  readonly point: GeoPoint;
}

/** The landmarks on the maps of the cities, the nearest to their city first. */
const landmarksOf = (places: readonly PlaceRow[]): Landmark[] =>
  places
    .flatMap((place) =>
      surroundingsOf(place).landmarks.map(({ name, latitude, longitude }) => ({
        term: foldWords(name).join(' '),
        cityId: place.city_id,
        point: { latitude, longitude },
        km: distanceKm(place, { latitude, longitude }),
      })),
    )
    .toSorted((one, other) => one.km - other.km);

/** A landmark is of the nearest city on whose map it is, unless the name means more. */
function addLandmarks(phrases: Phrases, landmarks: readonly Landmark[], stemmed: (text: string) => Stemmed[]): void {
  for (const { term, cityId, point } of landmarks) {
    const phrase = phrases.get(term);
    if (phrase === undefined)
      phrases.set(term, { words: stemmed(term), meanings: [{ kind: 'landmark', cityIds: [cityId], point }] });
    else phrase.meanings = phrase.meanings.map((one) => (one.kind === 'landmark' ? { ...one, point } : one));
  }
}

type WorldPlace = readonly [name: string, country: string, latitude: number, longitude: number];

interface Rows {
  places: readonly PlaceRow[];
  categories: readonly CategoryRow[];
  synonyms: readonly SynonymRow[];
}

/** A region of several rows appears once. */
function meaningsOf(
  { places, categories, synonyms }: Rows,
  stemmed: (text: string) => Stemmed[],
): (readonly [string, Meaning])[] {
  const named = placeNames(places);
  const categoryOf = new Map(categories.flatMap(({ id, name, names }) => names.map((one) => [one, { id, name }])));
  const valueOf = new Map(
    [...limits.attributes, ...Object.keys(listingFilters.times.bits)].map((value) => [
      foldWords(value).join(' '),
      value,
    ]),
  );
  const words = (text: string) => ({ kind: 'words', means: stemmed(text), isInstead: false }) as const;
  const landmarks = new Set(synonyms.filter(({ kind }) => kind === 'landmark').map(({ term }) => term));
  const meanings: (readonly [string, Meaning])[] = [];
  const inCountry = Map.groupBy(places, ({ country_code }) => country_code);
  const otherNames = new Map<string, PlaceRow[]>();
  for (const { term, kind, means } of synonyms) {
    const category = categoryOf.get(means);
    const value = valueOf.get(means);
    const cityIds = named.get(means)?.map((row) => row.city_id);
    if (kind === 'words' || kind === 'instead')
      meanings.push([term, { ...words(means), isInstead: kind === 'instead' }]);
    else if (kind === 'filler') meanings.push([term, { kind }]);
    else if (kind === 'need') meanings.push([term, { kind, value: means }]);
    else if (kind === 'order') meanings.push([term, { kind, sort: orderOf(means) }]);
    else if (kind === 'category' && category) meanings.push([term, { kind, ...category }]);
    else if ((kind === 'attribute' || kind === 'time') && value) meanings.push([term, { kind, value }]);
    else if (kind === 'landmark' && cityIds)
      meanings.push(
        [term, { kind, cityIds }],
        ...shorterNames(term, landmarks).map((name) => [term, words(name)] as const),
      );
    else if (kind === 'place' && !named.has(term)) addTo(otherNames, term, named.get(means) ?? []);
  }
  for (const [name, category] of categoryOf) meanings.push([name, { kind: 'category', ...category }]);
  for (const [name, rows] of [...named, ...otherNames]) {
    const [first] = rows;
    if (first === undefined) continue;
    const isCountry = rows.length > 1 && rows.length === inCountry.get(first.country_code)?.length;
    const label = isCountry ? first.country : rows.map((row) => row.name).join(', ');
    const cityIds = [...new Set(rows.map((row) => row.city_id))];
    const countryCityIds = inCountry.get(first.country_code)?.map((row) => row.city_id) ?? [];
    meanings.push([
      name,
      { kind: 'place', place: { name: label, cityIds, countryCityIds, timeZone: first.time_zone } },
    ]);
  }
  return meanings;
}

const orderOf = (means: string): ReadOrder => readOrders.find((order) => order === means) ?? 'popularity';

/** Languages of first guests and hosts. */
const languages = 'ar bn cs da de el en es fi fr he hi hu id it ja km ko lo ms my ne nl nb pl pt ro ru sv ta th tr uk vi zh zh-Hant'.split(' '); // prettier-ignore
const regionNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

function placeNames(places: readonly PlaceRow[]): Map<string, PlaceRow[]> {
  const named = new Map<string, PlaceRow[]>();
  const countryNames = new Map<string, string[]>();
  for (const { country_code } of places)
    if (!countryNames.has(country_code))
      countryNames.set(country_code, regionNames.map((names) => foldWords(names.of(country_code) ?? '').join(' '))); // prettier-ignore
  for (const row of places) {
    const names = [...row.names, ...row.country_names, ...(countryNames.get(row.country_code) ?? [])];
    for (const name of new Set(names)) if (name !== '') addTo(named, name, [row]);
  }
  return named;
}

/** "batur" in "mount batur". */
function shorterNames(term: string, landmarks: ReadonlySet<string>): string[] {
  const words = term.split(' ');
  const spans = words.flatMap((_, from) =>
    words.slice(from).map((__, count) => words.slice(from, from + count + 1).join(' ')),
  );
  return spans.filter((span) => span !== term && landmarks.has(span));
}

function addTo(named: Map<string, PlaceRow[]>, name: string, rows: readonly PlaceRow[]): void {
  named.set(name, [...(named.get(name) ?? []), ...rows]);
}
