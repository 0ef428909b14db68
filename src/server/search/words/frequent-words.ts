// How a search for words is best answered, decided before it is asked: by long lists of courses as bits, by the text index, or
// by a plan made for it alone (ADR 024, docs/domain/search.md#common-words).
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import type { WordsQuery } from '#src/domain/search/query.ts';
import type { SearchFilters } from '#src/server/search/search-port.ts';

/** What a list is about. */
export interface Place {
  /** Null for everywhere. */
  cityIds: readonly number[] | null;
  words: WordsQuery | null;
  /** How words are found whatever they are; null or left out when a plan is made for each search. */
  steady?: Steady | null;
}

/** What a process knows of the words of its catalogue. */
export interface CommonWords {
  /** Lexemes whose courses are kept as bits. */
  readonly common: ReadonlySet<string>;
  /** Published courses, about. */
  readonly courses: number;
}

/** A search of which the plan is the same whatever its words are, so that each connection makes it once. */
export interface Steady {
  /** What a course must fit, city and categories included: a text search query. Null where no word is wanted. */
  readonly query: string | null;
  /**
   * Common lexemes in groups: who has one of each fits for certain. Null where one group has none: then that group has few
   * courses, and the text index is quick.
   */
  readonly sure: readonly (readonly string[])[] | null;
}

/** From so many courses on, words that are not known to be rare are a matter for statistics, unless bits are kept. */
const manyCourses = 20_000;

/** Null where the plan has to be made for each search: in several cities, or where nothing is known of many courses. */
export function steadyWay({ cityIds, words }: Place, filters: SearchFilters, common: CommonWords): Steady | null {
  const isKnown = common.common.size > 0 || common.courses < manyCourses;
  if (words === null || (cityIds?.length ?? 0) > 1 || !isKnown) return null;
  if (words.wanted === null) return { query: null, sure: null };
  const marks = [
    (cityIds ?? []).map((id) => `city=${id}`),
    (filters[listingFilters.categories.field] ?? []).map((id) => `category=${id}`),
  ].filter((group) => group.length > 0);
  const query = [words.wanted, ...marks.map((group) => group.map((mark) => `'${mark}'`).join(' | '))];
  const sure = [...words.sure, ...marks].map((group) => group.flatMap((lexeme) => commonLike(lexeme, common.common)));
  return {
    query: query.map((part) => `(${part})`).join(' & '),
    sure: sure.every((group) => group.length > 0) ? sure.map((group) => [...new Set(group)]) : null,
  };
}

/** The common lexemes that this one stands for: itself, or all that begin as `go*` says. */
function commonLike(lexeme: string, common: ReadonlySet<string>): string[] {
  if (!lexeme.endsWith('*')) return common.has(lexeme) ? [lexeme] : [];
  const start = lexeme.slice(0, -1);
  return [...common].filter((one) => one.startsWith(start));
}
