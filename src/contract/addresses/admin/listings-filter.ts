// The filter of the back office's listings in an address: of the page and of its file (docs/back-office.md#listings).
import { listingStatuses, type ListingStatus } from '#src/domain/listing/review-state.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which listings; what is left out does not narrow. */
export interface ListingsFilter {
  readonly find?: string;
  readonly status?: ListingStatus;
  readonly city_id?: number;
}

/** What an address of the list says. */
export type ListingsQuery = ListQuery<ListingsFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readListingsQuery(search: string): ListingsQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 100);
  const status = listingStatuses.find((one) => one === query.get('status'));
  const city = parseId(query.get('city'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(status !== undefined && { status }),
      ...(city !== null && { city_id: city }),
    },
    ...pageIn(search, /^\d{1,17}\.([0-9a-f-]{36}|\d{1,10})$/),
  };
}

/** A query that says this filter: '' for none. */
export function listingsQuery({ find, status, city_id: city }: ListingsFilter, before?: string): string {
  return buildQuery({ find, status, city, before });
}
