// Parses and writes a listing's filters in the address (docs/domain/search.md#addresses). Loads no schema library.
import { listingFilters, type FilterTable } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import { partKinds } from '#src/domain/search/part-kinds.ts';
import {
  canonicalSort,
  defaultListing,
  type FilterValues,
  forEachFilter,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
} from './listing-filters.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQueryLists } from '#src/contract/addresses/query-string.ts';
import { parsePax } from './trip.ts';

/** The highest valid page. */
export const PAGE_MAX = 100_000;

const isSort = (text: string | undefined): text is ListingSort =>
  text !== undefined && Object.hasOwn(limits.sorts, text);

const readSort = (text: string | undefined) => (text === undefined ? undefined : canonicalSort(text));

/** Parses a table's filters; a bad value is ignored. */
export function parseFilters<Table extends FilterTable>(
  query: ReadonlyMap<string, readonly string[]>,
  table: Table,
): FilterValues<Table> {
  return forEachFilter(
    table,
    (rules, name) => rules.read(query.get(name) ?? []) ?? rules.plain(),
  ) as FilterValues<Table>;
}

/**
 * Parses a listing's query for its kind of page; a bad value is ignored, never an error
 * (docs/domain/search.md#addresses). A form without JavaScript repeats a name for each value of a list or range.
 */
export function parseListingQuery(search: string, page: ListingPage): ListingQuery {
  const query = parseQueryLists(search);
  const first = (name: string) => query.get(name)?.[0];
  const sort = readSort(first('sort'));
  const number = parseId(first('page'));
  const words = first('as_words')?.split(',') ?? [];
  const asWords = page === 'search' ? partKinds.filter((kind) => words.includes(kind)) : [];
  return {
    page: number === null ? 1 : Math.min(number, PAGE_MAX),
    sort: isSort(sort) ? sort : defaultListing(page).sort,
    ...parseFilters(query, listingFilters),
    pax: parsePax(first('pax')),
    ...(asWords.length > 0 && { asWords }),
  };
}

const names: ReadonlySet<string> = new Set(Object.keys(defaultListing('city')));

/**
 * A query of a form without JavaScript: a filter's name twice, or without a value. It redirects to the address that
 * `buildListingQuery` writes (defaults are not stored in the address).
 */
export function isFormQuery(search: string): boolean {
  return [...parseQueryLists(search)].some(([name, values]) => names.has(name) && (values.length > 1 || !values[0]));
}

/** Filter values in the address; undefined for defaults. */
export function writeFilters<Table extends FilterTable>(
  values: FilterValues<Table>,
  table: Table,
): Record<keyof Table & string, string | undefined> {
  return forEachFilter(table, (rules, name) => rules.write(values[name]));
}

/**
 * Writes a listing's query with its `?`, or '' for a plain list. Defaults are left out (docs/domain/search.md#filters),
 * and so is the sort `recomended` (docs/domain/search.md#addresses): in a search it therefore parses as `popularity`.
 */
export function buildListingQuery(query: ListingQuery): string {
  return buildQuery({
    page: query.page === 1 ? undefined : query.page,
    sort: query.sort === 'recomended' ? undefined : query.sort,
    ...writeFilters(query, listingFilters),
    pax: query.pax ?? undefined,
    as_words: query.asWords?.length ? query.asWords.join(',') : undefined,
  });
}
