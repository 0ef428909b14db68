// From the filters in the address to the fields that the listing calls take (docs/domain/search.md#filters).
import { listingFilters, type FilterTable } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import { type FilterValues, forEachFilter, type ListingQuery } from './listing-filters.ts';
import type { CallInput } from '#src/contract/types.ts';

/** The listing fields of `course/city` and `course/search`. */
export type ListingRequest = Omit<CallInput<'course/search'>, 'keyword' | 'city_id'>;

/** The fields of a table's filters that differ from their defaults; a list that several filters add to is one list. */
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
 * Makes the request of a listing: a filter that equals its default is not sent, a range that differs sends both ends
 * (docs/domain/search.md#filters, docs/domain/search.md#addresses); `recomended` is sent as no sort (docs/domain/search.md#how-results-are-ordered).
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
