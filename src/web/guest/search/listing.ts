// Data shared by city lists and searches: a page of cards with its query, and count texts.
import { limits } from '#src/domain/limits.ts';
import { type ListingPage, type ListingQuery, defaultSort } from '#src/contract/listing/listing-filters.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { ListTrip } from '#src/web/guest/cards/card-trip.ts';
import type { ListingTag } from './filters/filter-tags.ts';
import { t } from './texts.ts';
import { buildListingQuery } from '#src/contract/listing/listing-query.ts';
import { countText } from '#src/texts/intl.ts';

/** A category page lists one category of its city. */
export type ListingAsk = { readonly city_id: number; readonly category_ids?: number[] } | { readonly keyword: string };

/** The number of listings is known in a city only. */
interface ListingCategory {
  readonly id: number;
  readonly name: string;
  readonly total: number | null;
}

export interface ListingFrame {
  readonly page: ListingPage;
  readonly path: string;
  readonly ask: ListingAsk;
  /** To filter by; none on the page of a category. */
  readonly categories: readonly ListingCategory[];
  readonly today: string;
  /** The map's centre with its name; null for a search. */
  readonly center: { readonly latitude: number; readonly longitude: number; readonly name: string } | null;
}

/** A filter to drop from an empty list, and the results without it. */
export interface ListingDrop {
  readonly tag: ListingTag;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** How a search read the keyword (docs/domain/search.md#query-parsing). */
export type ListingReading = Pick<
  CallOutput<'course/search'>,
  'recognised' | 'fit' | 'elsewhere' | 'missing_words' | 'similar_keyword'
>;

export interface ListingData {
  readonly query: ListingQuery;
  readonly courses: CallOutput<'course/search'>['data'];
  /** Undefined without days and guests. */
  readonly trip?: ListTrip | undefined;
  readonly total: number;
  readonly totalIsCapped: boolean;
  /** Courses after the matches: not in `total`, and the last `shown` of the courses. */
  readonly further: {
    readonly why: CallOutput<'course/search'>['further']['why'];
    readonly total: number;
    readonly totalIsCapped: boolean;
    readonly shown: number;
  };
  readonly corrected: string | null;
  /** Search only: what was read, and how far the list keeps to it. */
  readonly reading?: ListingReading;
  readonly drops: readonly ListingDrop[];
  readonly popular: CallOutput<'course/search'>['data'];
}

/** With those after the matches. */
export const listedCount = ({ total, further }: Pick<ListingData, 'total' | 'further'>): number =>
  total + further.total;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / limits.pageSize));
}

/** A page after the last one, which is answered with 404. */
export function isPastEnd({ query, courses }: Pick<ListingData, 'query' | 'courses'>): boolean {
  return query.page > 1 && courses.length === 0;
}

/** "1,000+" above the counting limit (docs/reference/api.md#lists-on-the-wire). */
export function totalText({ total, totalIsCapped }: Pick<ListingData, 'total' | 'totalIsCapped'>): string {
  return countText(total) + (totalIsCapped ? '+' : '');
}

/** "13–24 of 40"; '' for an empty list. */
export function rangeText(
  listing: Pick<ListingData, 'query' | 'courses' | 'total' | 'totalIsCapped' | 'further'>,
): string {
  const count = listing.courses.length - listing.further.shown;
  if (count === 0) return '';
  const first = (listing.query.page - 1) * limits.pageSize + 1;
  return t('list.range', { first, last: first + count - 1, total: totalText(listing) });
}

/**
 * Path and non-default values (docs/domain/search.md#filters). A search defaults to popularity, which is not written
 * (docs/domain/search.md#addresses).
 */
export function listHref(path: string, page: ListingPage, query: ListingQuery): string {
  const sort = query.sort === defaultSort(page) ? 'recomended' : query.sort;
  return path + buildListingQuery({ ...query, sort });
}
