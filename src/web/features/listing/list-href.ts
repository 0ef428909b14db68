import { defaultSort } from '#src/contract/listing-filters.ts';
import type { ListingPage, ListingQuery } from '#src/contract/listing-filters.ts';
import { buildListingQuery } from '#src/contract/listing-query.ts';

/**
 * The address of a list: path and what differs from the defaults of its kind of page (spec 5). On a search the sort is
 * popularity when nothing is said (product 15), so popularity is not written there.
 */
export function listHref(path: string, page: ListingPage, query: ListingQuery): string {
  const sort = query.sort === defaultSort(page) ? 'recomended' : query.sort;
  return path + buildListingQuery({ ...query, sort });
}
