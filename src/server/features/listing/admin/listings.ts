// All listings (docs/back-office.md#listings).
import { listingList } from '#src/contract/admin/listing-list.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { readListingSearch } from '#src/domain/listing/find-listing.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { byInstant, findAdminCities, serveList } from '#src/server/features/admin/kit/index.ts';
import { findListingLines, type ListingLineRow } from './list-queries.ts';

export const listings = serveList({
  list: listingList,
  call: 'admin/listings',
  places: byInstant,
  find: ({ db }, { find = '', ...wanted }) => findListingLines(db, { ...wanted, search: readListingSearch(find) }),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
  toLine,
});

function toLine(row: ListingLineRow): CallOutput<'admin/listings'>['data'][number] {
  return {
    id: row.listing_id,
    title: row.title,
    status: row.status,
    city: row.city,
    host: row.host,
    host_id: row.host_id,
    price: row.price_cents === null ? null : fromMinor(row.price_cents),
    made_at: row.made_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}
