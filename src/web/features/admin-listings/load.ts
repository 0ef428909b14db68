// /admin/listings: all listings, and before them what operators have to review (docs/back-office.md#listings).
import { type ListingsQuery, readListingsQuery } from '#src/contract/addresses/admin/listings-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** The three lists of the queue. */
export type Queue = CallOutput<'listing/review-list'>;

/** A page of listings. */
export type Listings = CallOutput<'admin/listings'>;

/** One of them. */
export type ListingLine = Listings['data'][number];

/** What the page shows, and what its address asks for. */
export interface ListingsData {
  readonly admitted: Admitted<Listings>;
  /** Null on a list that is narrowed or goes on, and for staff whose work reviews are not. */
  readonly queue: Queue | null;
  readonly query: ListingsQuery;
}

/** Loads a page of listings; the first page of all begins with what waits. */
export async function load({ api, url }: PageInput): Promise<PageResult<ListingsData>> {
  const query = readListingsQuery(url.search);
  const isFirst = Object.keys(query.filter).length === 0 && query.before === null;
  const [answer, waiting] = await Promise.all([
    api('admin/listings', { ...query.filter, ...(query.before !== null && { before: query.before }) }),
    isFirst ? api('listing/review-list', {}) : null,
  ]);
  const page = admittedPage(answer, t('title'));
  const queue = waiting?.ok === true ? waiting.data : null;
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, queue, query } } : page;
}
