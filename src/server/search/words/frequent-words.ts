// Chooses how to search terms: by bits, text index, or a separate plan (ADR 024, docs/domain/search.md#common-words).
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import type { NearPoint } from '#src/domain/search/plan.ts';
import type { WordsQuery } from '#src/domain/search/query.ts';
import type { Capacity, SearchFilters } from '#src/server/search/search-port.ts';

export interface Place {
  /** Null for everywhere. */
  cityIds: readonly number[] | null;
  words: WordsQuery | null;
  near?: NearPoint | null;
  /** For the party in the filters; absent for all courses. */
  capacity?: Capacity;
  /** Null: planned per search. */
  steady?: Steady | null;
}

export interface CommonWords {
  /** Lexemes whose courses are kept as bits. */
  readonly common: ReadonlySet<string>;
  readonly courses: number;
}

/** One plan for all terms, prepared per connection. */
export interface Steady {
  /** Includes city and categories. Null without terms. */
  readonly query: string | null;
  /** Groups of which each match has a lexeme. Null when a group has none: then the text index is fast. */
  readonly sure: readonly (readonly string[])[] | null;
}

/** From here on unknown terms need statistics, unless bits exist. */
const manyCourses = 20_000;

/** Null for several cities, or unknown terms in many courses. */
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

/** Itself, or all with the prefix `go*`. */
function commonLike(lexeme: string, common: ReadonlySet<string>): string[] {
  if (!lexeme.endsWith('*')) return common.has(lexeme) ? [lexeme] : [];
  const start = lexeme.slice(0, -1);
  return [...common].filter((one) => one.startsWith(start));
}
