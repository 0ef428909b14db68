// The filters of a listing and their defaults (spec 3, 5 and 9). Loads no schema library.
import { limits } from '#src/domain/limits.ts';

/** The order of a listing (spec 9). */
export type ListingSort = keyof typeof limits.sorts;
/** A band of start times (spec 9). */
export type TimeBand = keyof typeof limits.timeBands;
/** A value of the attributes filter (spec 9). */
export type Attribute = (typeof limits.attributes)[number];
/** Whether a list belongs to a city or to a keyword (spec 2). */
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

/** The sort a page starts with: popularity for a search, recomended for a city (spec 4). */
export function defaultSort(page: ListingPage): ListingSort {
  return page === 'search' ? 'popularity' : 'recomended';
}

/** Product 15: `recommended` is read as `recomended`, which is canonical; every other word stays as it is. */
export function canonicalSort<S extends string>(sort: S): Exclude<S, 'recommended'> | 'recomended' {
  return sort === 'recommended' ? 'recomended' : (sort as Exclude<S, 'recommended'>);
}

/** A listing with nothing chosen, on its first page (spec 4). */
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
