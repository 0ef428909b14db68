// What city list and search share: the first page of cards, the way round the pages, the sort.
import { limits } from '#src/domain/limits.ts';
import type { ListingPage, ListingQuery, ListingSort } from '#src/contract/listing-filters.ts';
import { buildListingQuery } from '#src/contract/listing-query.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '../../locale/t.ts';
import type { MessageParams } from '../../locale/translate.ts';

/** A page of cards with what was asked for. */
export interface ListingData {
  readonly page: ListingPage;
  readonly path: string;
  readonly query: ListingQuery;
  readonly courses: CallOutput<'course/search'>['data'];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Number of pages; a list that is empty has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / limits.pageSize));
}

/** The address of another page of the same list: filters and sort stay (spec 4). */
export function pageHref(listing: Pick<ListingData, 'path' | 'query'>, page: number): string {
  return listing.path + buildListingQuery({ ...listing.query, page });
}

/** "1,000+" where counting stopped (product 15). */
export function totalText({ total, totalIsCapped }: Pick<ListingData, 'total' | 'totalIsCapped'>): string {
  return total.toLocaleString('en-US') + (totalIsCapped ? '+' : '');
}

/** "13–24 of 40": which of them are in view; empty when none is. */
export function rangeText(listing: Pick<ListingData, 'query' | 'courses' | 'total' | 'totalIsCapped'>): string {
  if (listing.courses.length === 0) return '';
  const first = (listing.query.page - 1) * limits.pageSize + 1;
  const params: MessageParams = { first, last: first + listing.courses.length - 1, total: totalText(listing) };
  return t('list.range', params);
}

const sortNames = {
  recomended: 'sort.recomended',
  popularity: 'sort.popularity',
  rating: 'sort.rating',
  newest: 'sort.newest',
  price: 'sort.price',
} as const satisfies Record<ListingSort, string>;

/** The choices of the sort select, in the order of spec 9. `recomended` is the empty value: it is never in the address. */
export function sortOptions(page: ListingPage): readonly { readonly value: string; readonly label: string }[] {
  const names = Object.keys(sortNames) as ListingSort[];
  // A search starts with popularity, and no sort in the address means just that (product 15).
  const offered = page === 'search' ? names.filter((name) => name !== 'recomended') : names;
  const plain = page === 'search' ? 'popularity' : 'recomended';
  return offered.map((name) => ({ value: name === plain ? '' : name, label: t(sortNames[name]) }));
}
