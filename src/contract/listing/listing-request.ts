// Converts filters in the address to fields of the listing calls (docs/domain/search.md#filters).
import { listingFilters, type FilterTable } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import { type FilterValues, forEachFilter, type ListingQuery } from './listing-filters.ts';
import type { CallInput } from '#src/contract/types.ts';

/** The listing fields of `course/city` and `course/search`. */
export type ListingRequest = Omit<CallInput<'course/search'>, 'keyword' | 'city_id'>;

/** The fields of filters that differ from their defaults; filters with the same list field share one list. */
export function sendFilters<Table extends FilterTable>(values: FilterValues<Table>, table: Table): object {
  const sent: Record<string, unknown> = {};
  for (const fields of Object.values(forEachFilter(table, (rules, name) => rules.send(values[name])))) {
    for (const [field, value] of Object.entries(fields)) {
      const current = sent[field];
      sent[field] = Array.isArray(current) && Array.isArray(value) ? [...current, ...value] : value;
    }
  }
  return sent;
}

/**
 * A listing's request: defaults are not sent, a changed range sends both ends (docs/domain/search.md#filters,
 * docs/domain/search.md#addresses); `recomended` is sent as no sort (docs/domain/search.md#how-results-are-ordered).
 */
export function listingRequest(query: ListingQuery): ListingRequest {
  return {
    offset: (query.page - 1) * limits.pageSize,
    ...(query.sort !== 'recomended' && { sort: query.sort, sort_type: limits.sorts[query.sort] }),
    ...sendFilters(query, listingFilters),
    ...(query.pax !== null && { pax: query.pax }),
    ...(query.asWords?.length && { as_words: [...query.asWords] }),
  };
}
