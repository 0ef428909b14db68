// The filters of a listing and their defaults (docs/domain/search.md#filters). Loads no schema library.
import { listingFilters, type FilterTable } from '#src/domain/catalogue/listing-filters.ts';
import type { limits } from '#src/domain/limits.ts';
import type { PartKind } from '#src/domain/search/part-kinds.ts';
import { rulesOf, type FilterValue } from './filter-kinds.ts';

/** The order of a listing (docs/domain/search.md#how-results-are-ordered). */
export type ListingSort = keyof typeof limits.sorts;
/** Whether a list is of a city or a keyword (docs/reference/addresses.md#paths). */
export type ListingPage = 'city' | 'search';

/** Filter values. Ranges are [min, max]: price in whole units of the currency of prices, duration in whole hours. */
export type FilterValues<Table extends FilterTable> = {
  readonly [Name in keyof Table]: FilterValue<Table[Name]>;
};

export interface ListingFilters extends FilterValues<typeof listingFilters> {
  readonly sort: ListingSort;
  /**
   * Party size: narrows nothing, but cards show the party's price (docs/domain/search.md#dates-and-party). Null: not given.
   */
  readonly pax: number | null;
  /**
   * Of a search: kinds of parts that the guest undid, which are read as plain words
   * (docs/domain/search.md#query-parsing).
   */
  readonly asWords?: readonly PartKind[];
}

/** With the page, from 1. */
export interface ListingQuery extends ListingFilters {
  readonly page: number;
}

/** A band of start times (docs/domain/search.md#bands-of-start-times). */
export type TimeBand = ListingFilters['times'][number];
/** A value of the attributes filter (docs/domain/search.md#filters). */
export type Attribute = ListingFilters['attributes'][number];

/** The default sort: popularity for a search, recomended for a city (docs/domain/search.md#filters). */
export function defaultSort(page: ListingPage): ListingSort {
  return page === 'search' ? 'popularity' : 'recomended';
}

/** Maps `recommended` to `recomended`, which is canonical; others are unchanged (docs/domain/search.md#addresses). */
export function canonicalSort<S extends string>(sort: S): Exclude<S, 'recommended'> | 'recomended' {
  return sort === 'recommended' ? 'recomended' : (sort as Exclude<S, 'recommended'>);
}

/** A value for each filter of a table. */
export function forEachFilter<Table extends FilterTable, Value>(
  table: Table,
  valueOf: (rules: ReturnType<typeof rulesOf<Table[keyof Table]>>, name: keyof Table & string) => Value,
): Record<keyof Table & string, Value> {
  const rows = Object.entries(table) as [keyof Table & string, Table[keyof Table]][];
  const values = rows.map(([name, row]) => [name, valueOf(rulesOf(row), name)]);
  return Object.fromEntries(values) as Record<keyof Table & string, Value>;
}

/** The default values of a table's filters. */
export function plainFilters<Table extends FilterTable>(table: Table): FilterValues<Table> {
  return forEachFilter(table, (rules) => rules.plain()) as FilterValues<Table>;
}

/** The default listing, first page (docs/domain/search.md#filters). */
export function defaultListing(page: ListingPage): ListingQuery {
  return { page: 1, sort: defaultSort(page), ...plainFilters(listingFilters), pax: null };
}
