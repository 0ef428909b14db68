// admin/listings: all listings of the marketplace, a page at a time, and as a file (docs/back-office.md#listings).
import type { FastifyInstance } from 'fastify';
import { fromMinor } from '#src/domain/money/money.ts';
import { readListingSearch } from '#src/domain/listing/find-listing.ts';
import { type ListingsFilter, readListingsQuery } from '#src/contract/addresses/admin/listings-filter.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import {
  findAdminCities,
  type ListPlace,
  pageOf,
  placeOf,
  registerAdminFile,
} from '#src/server/features/admin/index.ts';
import { findListingLines, type ListingLineRow, type ListingsWanted, mostFound } from './list-queries.ts';

export const route = 'admin/listings';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const [{ rows, found }, cities] = await Promise.all([
    findListingLines(db, { ...wantedBy(filter), after, count: pageSize + 1 }),
    findAdminCities(db),
  ]);
  const { shown, next } = pageOf(rows, pageSize);
  return { data: shown.map(toLine), next, is_cut: found > mostFound, cities };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

function wantedBy({ find, ...filter }: Filter): Omit<ListingsWanted, 'after' | 'count'> {
  return { ...filter, search: readListingSearch(find ?? '') };
}

function toLine(row: ListingLineRow): CallOutput<typeof route>['data'][number] {
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

const columns = ['id', 'title', 'status', 'city', 'host', 'host_id', 'price', 'made_at', 'changed_at'] as const;

/** Registers the address of the file. */
export function registerListingsFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<ListingsFilter, ListingLineRow, ListPlace>(app, services, {
    name: 'listings',
    work: 'listings',
    columns,
    filterOf: (search) => readListingsQuery(search).filter,
    read: async (filter, after, count) =>
      (await findListingLines(services.db, { ...wantedBy(filter), after, count })).rows,
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = toLine(row);
      return columns.map((name) => line[name] ?? '');
    },
  });
}
