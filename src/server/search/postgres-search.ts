// Search by PostgreSQL: one statement for a city, two for a keyword (ADR 024).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { foldWords } from '#src/domain/search/fold.ts';
import { type KnownWord, mendTypos, openWords, planSearch, type SearchPlan } from '#src/domain/search/plan.ts';
import { wantAll, wantAny } from '#src/domain/search/query.ts';
import { type Part, type ReadAs, readParts } from '#src/domain/search/read.ts';
import { type CommonWords, type Place, steadyWay } from './words/frequent-words.ts';
import { readWords } from './words/keyword-queries.ts';
import { keepLexicon } from './words/lexicon.ts';
import { exactTotal } from './listing-queries.ts';
import { limitsOf, recognisedParts, withRead } from './recognised.ts';
import { runListing, type SearchSource } from './run-queries.ts';
import type {
  ChoiceCounts,
  Fit,
  SearchFilters,
  SearchPage,
  SearchPort,
  SearchScope,
  CountedSpans,
} from './search-port.ts';
import { asUnavailable } from '#src/server/platform/db/transaction.ts';
import { type ChoiceCountsRow, choiceCountsStatement } from './choice-count-queries.ts';

interface Counted {
  readonly filters: SearchFilters;
  readonly spans: CountedSpans;
}

const spreadOf = (steps: readonly [number, number][]) => steps.map(([step, total]) => ({ at: step / 2, total }));

/** Planned each time: places differ a thousandfold. */
async function runChoiceCounts(
  { db, pool, config }: SearchSource,
  place: Place,
  { filters, spans }: Counted,
): Promise<ChoiceCounts> {
  const request = { spans, opensFrom: config.bookingsOpenFrom };
  const { statement, choices } = choiceCountsStatement(place, filters, request);
  const { sql: text, parameters } = statement.compile(db);
  const row = await pool.query<ChoiceCountsRow>(text, [...parameters]).then(
    ({ rows: [first] }) => first,
    (error: unknown) => {
      throw asUnavailable(error) ?? error;
    },
  );
  if (row === undefined) throw new Error('a count returned no row');
  const { ids, isWhole, steps } = row;
  return {
    total: row.total,
    isWhole,
    choices: [
      ...ids.categories.map(([id, total]) => ({ filter: 'categories' as const, value: String(id), total })),
      ...choices.map(({ filter, value }, index) => ({ filter, value, total: row.counts[index] ?? 0 })),
    ],
    spreads: { price: spreadOf(steps.price), duration: spreadOf(steps.duration) },
    spans: row.spans,
  };
}

/** Further words are ignored. */
const wordsMax = 16;
/** Too few to choose from. */
const fewMax = 3;
/** "Today" of a search without a city. */
const middleZone = 'Asia/Bangkok';

export function postgresSearch(engine: SearchSource): SearchPort {
  const lexiconOf = keepLexicon(engine.db);
  return {
    async list(scope, filters) {
      const source = { ...engine, viewer: scope.viewer?.visitorId ? scope.viewer : null };
      if (scope.keyword === null) {
        const found = await runPage(
          source,
          { cityIds: scope.cityId === null ? null : [scope.cityId], words: null },
          filters,
        );
        return { ...found, corrected: null, recognised: [], fit: 'all', missing: [] };
      }
      const lexicon = await lexiconOf();
      return searchFor({ ...source, known: lexicon }, await readRequest(source, lexicon, scope), filters);
    },
    async choices(scope, filters, spans) {
      const count: Run<ChoiceCounts> = (place, narrowed) =>
        runChoiceCounts(engine, place, { filters: narrowed, spans });
      if (scope.keyword === null)
        return count({ cityIds: scope.cityId === null ? null : [scope.cityId], words: null }, filters);
      const { parts, plan } = await readRequest(engine, await lexiconOf(), scope);
      const best = await runBest(attemptsOf(parts, plan, filters), plan, count);
      return best?.found ?? count({ cityIds: [], words: null }, filters);
    },
  };
}

interface ParsedQuery {
  parts: Part[];
  /** A chosen city is kept. */
  plan: SearchPlan & { isCityChosen?: boolean };
  corrected: string | null;
}

/** With typos corrected. */
async function readRequest(
  { db }: SearchSource,
  { lexicon, clockOffset }: Awaited<ReturnType<ReturnType<typeof keepLexicon>>>,
  { cityId, keyword, asWords = [] }: SearchScope,
): Promise<ParsedQuery> {
  const typed = foldWords(
    (keyword ?? '').replaceAll(priceCurrency().short, ` ${priceCurrency().code.toLowerCase()} `),
  ).slice(0, wordsMax);
  const read = (words: readonly string[]) => {
    const inZone = (zone: string): ReadAs => ({ lexicon, asWords, today: dateAt(Date.now() + clockOffset, zone) });
    const parts = readParts(words, inZone(middleZone));
    const place = parts.find((part) => part.kind === 'city')?.place;
    // In a chosen city, another place's name is a plain term.
    const isOther = cityId !== null && place !== undefined && !place.cityIds.includes(cityId);
    if (isOther) return readParts(words, { ...inZone(middleZone), asWords: [...asWords, 'city'] });
    return place === undefined ? parts : readParts(words, inZone(place.timeZone));
  };
  const look = (words: readonly string[], parts: readonly Part[]) =>
    readWords(db, openWords(parts), parts.at(-1)?.kind === 'word' ? (words.at(-1) ?? null) : null);
  let parts = read(typed);
  let dictionary: ReadonlyMap<string, KnownWord> = await look(typed, parts);
  const mended = mendTypos(typed, dictionary, lexicon);
  if (mended !== null) {
    parts = read(mended);
    if (openWords(parts).some((word) => !dictionary.has(word)))
      dictionary = new Map([...dictionary, ...(await look(mended, parts))]);
  }
  const plan = planSearch(parts, dictionary, lexicon.isEnglish);
  const corrected = mended === null ? null : mended.join(' ');
  return { parts, plan: cityId === null ? plan : { ...plan, cityIds: [cityId], isCityChosen: true }, corrected };
}

interface Attempt {
  fit: Fit;
  place: Place;
  filters: SearchFilters;
}

/** As asked, otherwise with parts left out. */
async function searchFor(
  source: SearchSource & { known: CommonWords },
  { parts, plan, corrected }: ParsedQuery,
  chosen: SearchFilters,
): Promise<SearchPage> {
  const answer = { corrected, recognised: recognisedParts(parts), missing: plan.missing };
  const best = await runBest(attemptsOf(parts, plan, chosen), plan, (place, filters) =>
    runPage(source, { ...place, steady: steadyWay(place, filters, source.known) }, filters),
  );
  if (best === null) return { rows: [], total: 0, isCapped: false, filters: chosen, ...answer, fit: 'all' };
  const { found, fit } = best;
  if (found.total === 0) return { ...found, ...answer, fit: 'all' };
  return { ...found, ...answer, fit: fit === 'all' && plan.missing.length > 0 ? 'some_words' : fit };
}

type Run<Of> = (place: Place, filters: SearchFilters) => Promise<Of>;

/** Null for no attempts; the first when none matches. */
async function runBest<Of extends { total: number; isWhole?: boolean }>(
  attempts: readonly Attempt[],
  plan: SearchPlan,
  run: Run<Of>,
): Promise<{ found: Of; fit: Fit } | null> {
  let best: { found: Of; fit: Fit } | null = null;
  for (const { fit, place, filters } of attempts) {
    const found = await run(place, filters);
    // A partial count may not be empty.
    const finds = found.total > 0 || found.isWhole === false;
    if (best === null || finds) best = { found, fit };
    if (finds) break;
  }
  // One or two matches are joined by those that fit most.
  const most = attempts.find((attempt) => attempt.fit === 'some_words');
  const isFew = best !== null && best.found.total > 0 && best.found.total < fewMax;
  if (best?.fit === 'all' && isFew && most !== undefined && plan.groups.length > 2)
    return { found: await run(most.place, most.filters), fit: most.fit };
  return best;
}

function attemptsOf(parts: readonly Part[], plan: ParsedQuery['plan'], chosen: SearchFilters): Attempt[] {
  const { cityIds, countryCityIds, groups, boosts, missing, isCityChosen = false } = plan;
  const read = limitsOf(parts);
  const filters = withRead(chosen, read);
  const hasLimits = Object.keys(read).some((name) => name !== 'pax');
  const [all, any] = [wantAll(groups, boosts), wantAny(groups, boosts)];
  const says =
    groups.length > 0 ||
    (cityIds !== null && (!isCityChosen || parts.some(({ kind }) => kind === 'city'))) ||
    hasLimits ||
    (boosts.length > 0 && missing.length === 0);
  if (!says || plan.isNonsense) return [];
  const isPlaced = cityIds !== null && groups.length > 0 && !isCityChosen;
  const elsewhere = (ids: readonly number[] | null, words: Place['words']): Attempt => ({
    fit: 'other_city',
    place: { cityIds: ids, words },
    filters,
  });
  const attempts: (Attempt | false)[] = [
    { fit: 'all', place: { cityIds, words: all }, filters },
    hasLimits &&
      groups.length + (cityIds?.length ?? 0) > 0 && {
        fit: 'other_limits',
        place: { cityIds, words: all },
        filters: chosen,
      },
    groups.length > 1 && { fit: 'some_words', place: { cityIds, words: any }, filters },
    isPlaced && countryCityIds !== null && elsewhere(countryCityIds, all),
    isPlaced && elsewhere(null, all),
    isPlaced && { fit: 'city_only', place: { cityIds, words: null }, filters },
  ];
  return attempts.filter((attempt) => attempt !== false);
}

type MatchedPage = Pick<SearchPage, 'rows' | 'total' | 'isCapped' | 'filters'>;

async function runPage(source: SearchSource, place: Place, filters: SearchFilters): Promise<MatchedPage> {
  const rows = await runListing(source, place, filters);
  const found = rows[0]?.total ?? 0;
  return {
    filters,
    rows: rows.filter((row) => row.listed_id !== null),
    total: Math.min(found, exactTotal),
    isCapped: found > exactTotal,
  };
}
