// Search by PostgreSQL: one statement for a city, two for a keyword (ADR 024).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { limits } from '#src/domain/limits.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { foldWords } from '#src/domain/search/fold.ts';
import { splitWords } from '#src/domain/search/lexicon.ts';
import { type Named, namedIn } from '#src/domain/search/suggest.ts';
import { wordsOfPictures } from '#src/domain/search/pictures.ts';
import { type KnownWord, mendTypos, openWords, planSearch, similarWords } from '#src/domain/search/plan.ts';
import { type Part, type ReadAs, readParts } from '#src/domain/search/read.ts';
import { type CommonWords, type Place, steadyWay } from './words/frequent-words.ts';
import { readWords } from './words/keyword-queries.ts';
import { type KnownLexicon, lexiconOf } from './words/lexicon.ts';
import { exactTotal, fullClass } from './listing-queries.ts';
import { type Attempt, attemptsOf, moreOf, type Planned } from './attempts.ts';
import { recognisedParts } from './recognised.ts';
import { runListing, type SearchSource } from './run-queries.ts';
import type {
  ChoiceCounts,
  Further,
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
  const { statement, choices } = choiceCountsStatement(place, { ...filters, fees: config.serviceFees }, request);
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

const none: Further = { why: 'too_small', total: 0, isCapped: false, shown: 0 };
/** Too few to choose from. */
const fewMax = 4;
/** "Today" of a search without a city. */
const middleZone = 'Asia/Bangkok';

export function postgresSearch(engine: SearchSource): SearchPort {
  return {
    async list(scope, filters) {
      const source = { ...engine, viewer: scope.viewer?.visitorId ? scope.viewer : null };
      if (scope.keyword === null) {
        const found = await runPage(
          source,
          { cityIds: scope.cityId === null ? null : [scope.cityId], words: null },
          filters,
        );
        return { ...found, corrected: null, recognised: [], similar: null, fit: 'all', elsewhere: null, missing: [] };
      }
      const lexicon = await lexiconOf(engine.db);
      return searchFor(
        { ...source, known: lexicon },
        { ...(await readRequest(source, lexicon, scope)), scope },
        filters,
      );
    },
    async choices(scope, filters, spans) {
      const count = (place: Place, narrowed: SearchFilters) =>
        runChoiceCounts(engine, place, { filters: narrowed, spans });
      if (scope.keyword === null)
        return count({ cityIds: scope.cityId === null ? null : [scope.cityId], words: null }, filters);
      const known = await lexiconOf(engine.db);
      const best = await bestOf({ ...engine, known }, await readRequest(engine, known, scope), topOf(filters));
      if (best === null) return count({ cityIds: [], words: null }, filters);
      return count(best.attempt.place, best.attempt.filters);
    },
  };
}

interface ParsedQuery {
  parts: Part[];
  /** A chosen city is kept. */
  plan: Planned;
  corrected: string | null;
  similar: string | null;
}

/** With typos corrected. */
async function readRequest(
  { db }: SearchSource,
  { lexicon, clockOffset }: KnownLexicon,
  { cityId, keyword, asWords = [] }: SearchScope,
): Promise<ParsedQuery> {
  const { short, code } = priceCurrency();
  const written = wordsOfPictures(keyword ?? '').replaceAll(short, ` ${code.toLowerCase()} `);
  const typed = splitWords(foldWords(written), lexicon);
  const read = (words: readonly string[]) => {
    const inZone = (zone: string): ReadAs => ({
      lexicon,
      dropped: asWords,
      today: dateAt(Date.now() + clockOffset, zone),
    });
    const parts = readParts(words, inZone(middleZone));
    const place = parts.find((part) => part.kind === 'city')?.place;
    // In a chosen city, another place's name is a plain term.
    const isOther = cityId !== null && place !== undefined && !place.cityIds.includes(cityId);
    if (isOther) return readParts(words, { ...inZone(middleZone), placesAsWords: true });
    return place === undefined ? parts : readParts(words, inZone(place.timeZone));
  };
  const look = (words: readonly string[], parts: readonly Part[]) =>
    readWords(db, openWords(parts), parts.at(-1)?.kind === 'word' ? (words.at(-1) ?? null) : null);
  let parts = read(typed);
  let dictionary: ReadonlyMap<string, KnownWord> = await look(typed, parts);
  const mended = asWords.includes('spelling') ? null : mendTypos(typed, dictionary, lexicon);
  if (mended !== null) {
    parts = read(mended);
    if (openWords(parts).some((word) => !dictionary.has(word)))
      dictionary = new Map([...dictionary, ...(await look(mended, parts))]);
  }
  const plan = planSearch(parts, dictionary, lexicon);
  const similar = similarWords(mended ?? typed, dictionary, lexicon);
  return {
    parts,
    plan: cityId === null ? plan : { ...plan, cityIds: [cityId], isCityChosen: true },
    corrected: mended?.join(' ') ?? null,
    similar: similar?.join(' ') ?? null,
  };
}

/** Only the best match: it decides which attempt a search takes, on every page of it. */
function topOf({ offset: _page, limit: _size, ...filters }: SearchFilters): SearchFilters {
  return { ...filters, limit: 1 };
}

/** As asked, otherwise with parts left out. */
async function searchFor(
  source: SearchSource & { known: CommonWords },
  { parts, plan, corrected, similar, scope }: ParsedQuery & { scope: SearchScope },
  chosen: SearchFilters,
): Promise<SearchPage> {
  const isFirst = (chosen.offset ?? 0) === 0;
  const { name, nearest = null } = plan.elsewhere ?? {};
  const elsewhere = name === undefined ? null : { name, nearest: nearest && { city: nearest.name, km: nearest.km } };
  const answer = { corrected, similar, elsewhere, missing: plan.missing };
  const best = await bestOf(source, { parts, plan }, isFirst ? chosen : topOf(chosen));
  if (best === null || best.found.total + best.found.further.total === 0) {
    const filters = { ...best?.found.filters, ...chosen };
    const empty = { rows: [], total: 0, isCapped: false, further: none, filters };
    return { ...empty, ...answer, recognised: recognisedParts(parts, []), fit: 'all' };
  }
  const { attempt } = best;
  const more = scope.matchesOnly === true ? null : moreOf(parts, plan, chosen);
  const found = isFirst ? await withMore(source, best, more) : await laterPage(source, attempt, chosen);
  const isNear = attempt.fit === 'all' && (plan.missing.length > 0 || !best.found.isFull);
  return {
    ...found,
    ...answer,
    recognised: recognisedParts(parts, attempt.dropped, unmetIn(plan, best.found)),
    fit: isNear ? 'some_words' : attempt.fit,
  };
}

/** A page of the attempt that the best match has chosen. */
function laterPage(
  source: SearchSource & { known: CommonWords },
  { place, filters: { limit: _one, ...filters } }: Attempt,
  { offset = 0, limit = limits.pageSize }: SearchFilters,
): Promise<MatchedPage> {
  return runAttempt(source, place, { ...filters, offset, limit });
}

/** Few full matches on the only page are followed by what comes close. */
async function withMore(source: SearchSource, { found, attempt }: Best, more: Attempt | null): Promise<MatchedPage> {
  const { limit = limits.pageSize } = found.filters;
  const isFew = attempt.fit === 'all' && found.total > 0 && found.total < fewMax && found.further.total === 0;
  if (more === null || !isFew || limit <= found.total) return found;
  const close = await runRows(source, more.place, { ...more.filters, limit });
  const ids = new Set(found.rows.map(({ id }) => id));
  const rows = close.rows.filter(({ id }) => !ids.has(id)).slice(0, limit - found.rows.length);
  const further: Further = { why: 'close', total: rows.length, isCapped: false, shown: rows.length };
  return { ...found, rows: [...found.rows, ...rows], further };
}

function bestOf(
  source: SearchSource & { known: CommonWords },
  { parts, plan }: Pick<ParsedQuery, 'parts' | 'plan'>,
  chosen: SearchFilters,
): Promise<Best | null> {
  return runBest(attemptsOf(parts, plan, chosen), (place, filters) => runAttempt(source, place, filters));
}

const runAttempt = (source: SearchSource & { known: CommonWords }, place: Place, filters: SearchFilters) =>
  runPage(source, { ...place, steady: steadyWay(place, filters, source.known) }, filters);

type Run = (place: Place, filters: SearchFilters) => Promise<MatchedPage>;

interface Best {
  readonly found: MatchedPage;
  readonly attempt: Attempt;
}

/**
 * The first attempt with matches; one whose matches are only in descriptions yields to one with other limits. Null for no
 * attempts; the first when none matches.
 */
async function runBest(attempts: readonly Attempt[], run: Run): Promise<Best | null> {
  let best: Best | null = null;
  for (const attempt of attempts) {
    if (best !== null && attempt.triesBetter !== true && best.found.total > 0) break;
    const found = await run(attempt.place, attempt.filters);
    if (best === null || (found.total > 0 && (best.found.total === 0 || found.isFull))) best = { found, attempt };
    if (best.found.total > 0 && best.found.isFull) break;
  }
  return best;
}

type MatchedPage = Pick<SearchPage, 'rows' | 'total' | 'isCapped' | 'further' | 'filters'> & {
  /** The best match has every wish outside of its description, as far as known. */
  readonly isFull: boolean;
  /** The groups that the best match has, as bits; null for all. */
  readonly met: number | null;
};

/** The words that the best match misses. */
const unmetIn = ({ named }: Planned, { met }: MatchedPage): string[] =>
  met === null ? [] : named.filter((_words, index) => (met & (1 << index)) === 0);

/** The courses that can take the party, then those that cannot, which are counted from the last page of the others on. */
async function runPage(source: SearchSource, place: Place, filters: SearchFilters): Promise<MatchedPage> {
  const { offset = 0, limit = limits.pageSize, pax } = filters;
  if (pax === undefined) return runRows(source, place, filters);
  const page = await runRows(source, { ...place, capacity: 'enough' }, filters);
  if (page.isCapped || offset + limit < page.total) return page;
  const rest = { ...filters, offset: Math.max(0, offset - page.total), limit: limit - page.rows.length };
  const { rows, total, isCapped } = await runRows(source, { ...place, steady: null, capacity: 'too_small' }, rest);
  return { ...page, rows: [...page.rows, ...rows], further: { why: 'too_small', total, isCapped, shown: rows.length } };
}

async function runRows(source: SearchSource, place: Place, filters: SearchFilters): Promise<MatchedPage> {
  const rows = await runListing(source, place, filters);
  const found = rows[0]?.total ?? 0;
  return {
    filters,
    rows: rows.filter((row) => row.listed_id !== null),
    further: none,
    met: rows[0]?.met ?? null,
    isFull: (place.words?.full ?? null) === null || found > exactTotal || (rows[0]?.relevance ?? 0) >= fullClass,
    total: Math.min(found, exactTotal),
    isCapped: found > exactTotal,
  };
}

/** What an unfinished search names (docs/domain/search.md#suggestions). Its days are only told from names. */
export async function namedPlaces(db: SearchSource['db'], keyword: string): Promise<Named> {
  const { lexicon, clockOffset } = await lexiconOf(db);
  const today = dateAt(Date.now() + clockOffset, middleZone);
  return namedIn(splitWords(foldWords(keyword), lexicon), { lexicon, today, dropped: [] });
}
