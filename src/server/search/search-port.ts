// What lists and searches need of an engine. PostgreSQL answers here; another engine could (ADR 024).
import type { CallInput } from '#src/contract/types.ts';
import type { CardRow } from './card-queries.ts';

/** Sort, filters and page, as the calls take them (docs/search.md#filters). */
export type SearchFilters = Omit<CallInput<'course/search'>, 'keyword' | 'city_id'>;

/** Where to look: in a city, for words, or both. */
export interface SearchScope {
  cityId: number | null;
  keyword: string | null;
}

/** A page of published courses. `total` is exact to 1,000 and capped there (docs/calls.md#lists-on-the-wire). */
export interface SearchPage {
  rows: CardRow[];
  total: number;
  isCapped: boolean;
  /** What was searched instead of the keyword, or null. */
  corrected: string | null;
}

export interface SearchPort {
  /** One page. Every order ends in the id, so that pages neither repeat nor miss a course. */
  list(scope: SearchScope, filters: SearchFilters): Promise<SearchPage>;
}
