// The filters of a listing and their defaults (docs/search.md#filters). Loads no schema library.
import { limits } from '#src/domain/limits.ts';

/** The order of a listing (docs/search.md#how-results-are-ordered). */
export type ListingSort = keyof typeof limits.sorts;
/** A band of start times (docs/search.md#bands-of-start-times). */
export type TimeBand = keyof typeof limits.timeBands;
/** A value of the attributes filter (docs/search.md#filters). */
export type Attribute = (typeof limits.attributes)[number];
/** Whether a list belongs to a city or to a keyword (docs/routes.md#paths). */
export type ListingPage = 'city' | 'search';

/** What a listing is narrowed to. Ranges are [min, max]: price in whole US dollars, duration in whole hours. */
export interface ListingFilters {
  readonly sort: ListingSort;
  readonly categories: readonly number[];
  readonly price: readonly [number, number];
  readonly duration: readonly [number, number];
  readonly times: readonly TimeBand[];
  readonly dates: { readonly start: string; readonly end: string } | null;
  readonly free_pickup: boolean;
  readonly pickup_service: boolean;
  readonly attributes: readonly Attribute[];
  readonly ba_host: boolean;
}

/** The filters with the page, counted from 1. */
export interface ListingQuery extends ListingFilters {
  readonly page: number;
}

/** The sort a page starts with: popularity for a search, recomended for a city (docs/search.md#filters). */
export function defaultSort(page: ListingPage): ListingSort {
  return page === 'search' ? 'popularity' : 'recomended';
}

/** `recommended` is read as `recomended`, which is canonical; every other word stays as it is (docs/search.md#addresses). */
export function canonicalSort<S extends string>(sort: S): Exclude<S, 'recommended'> | 'recomended' {
  return sort === 'recommended' ? 'recomended' : (sort as Exclude<S, 'recommended'>);
}

/** A listing with nothing chosen, on its first page (docs/search.md#filters). */
export function defaultListing(page: ListingPage): ListingQuery {
  return {
    page: 1,
    sort: defaultSort(page),
    categories: [],
    price: [limits.priceFilter.min, limits.priceFilter.max],
    duration: [limits.durationFilter.min, limits.durationFilter.max],
    times: [],
    dates: null,
    free_pickup: false,
    pickup_service: false,
    attributes: [],
    ba_host: false,
  };
}
