// Data that the list of a city and a search share: a page of cards with its query, and the texts of its counts.
import { limits } from '#src/domain/limits.ts';
import { type ListingPage, type ListingQuery, defaultSort } from '#src/contract/listing/listing-filters.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { ListTrip } from '#src/web/guest/cards/card-trip.ts';
import type { ListingTag } from './filters/filter-tags.ts';
import { t } from './texts.ts';
import { buildListingQuery } from '#src/contract/listing/listing-query.ts';
import { countText } from '#src/texts/intl.ts';

/** What a list is of: a city's courses or those that fit a keyword. */
export type ListingAsk = { readonly city_id: number } | { readonly keyword: string };

/** A category that can be chosen; its number of courses is known in a city only. */
interface ListingCategory {
  readonly id: number;
  readonly name: string;
  readonly total: number | null;
}

/** What stays while filters, sort and page change. */
export interface ListingFrame {
  readonly page: ListingPage;
  readonly path: string;
  readonly ask: ListingAsk;
  readonly categories: readonly ListingCategory[];
  /** The civil day it is where the experiences are. */
  readonly today: string;
  /** The middle of the map, with its name; null for a search. */
  readonly center: { readonly latitude: number; readonly longitude: number; readonly name: string } | null;
}

/** A way out of an empty list: the filter to drop, and how many courses there are without it. */
export interface ListingDrop {
  readonly tag: ListingTag;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** What a search took the keyword for (docs/domain/search.md#what-is-read). */
export type ListingReading = Pick<CallOutput<'course/search'>, 'recognised' | 'fit' | 'missing_words'>;

/** A page of cards with what was asked for. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly courses: CallOutput<'course/search'>['data'];
  /** What days and guests mean for the cards; undefined when neither was asked for. */
  readonly trip?: ListTrip | undefined;
  readonly total: number;
  readonly totalIsCapped: boolean;
  /** What was searched for instead of the keyword. */
  readonly corrected: string | null;
  /** Of a search: what was read in the keyword, and how far the list keeps to it. */
  readonly reading?: ListingReading;
  /** Filled when filters fit nothing. */
  readonly drops: readonly ListingDrop[];
  /** Courses that guests like, for a list that is empty without any filter. */
  readonly popular: CallOutput<'course/search'>['data'];
}

/** Number of pages; a list that is empty has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / limits.pageSize));
}

/** "1,000+" where counting stopped (docs/reference/api.md#lists-on-the-wire). */
export function totalText({ total, totalIsCapped }: Pick<ListingData, 'total' | 'totalIsCapped'>): string {
  return countText(total) + (totalIsCapped ? '+' : '');
}

/** "13–24 of 40": which of them are in view; empty when none is. */
export function rangeText(listing: Pick<ListingData, 'query' | 'courses' | 'total' | 'totalIsCapped'>): string {
  if (listing.courses.length === 0) return '';
  const first = (listing.query.page - 1) * limits.pageSize + 1;
  return t('list.range', { first, last: first + listing.courses.length - 1, total: totalText(listing) });
}

/**
 * The address of a list: path and what differs from the defaults of its kind of page (docs/domain/search.md#filters). On a search
 * the sort is popularity when nothing is said (docs/domain/search.md#addresses), so popularity is not written there.
 */
export function listHref(path: string, page: ListingPage, query: ListingQuery): string {
  const sort = query.sort === defaultSort(page) ? 'recomended' : query.sort;
  return path + buildListingQuery({ ...query, sort });
}
