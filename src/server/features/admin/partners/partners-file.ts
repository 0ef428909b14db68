// Ambassadors and distributors as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type PartnerFilter, readPartnerQuery } from '#src/contract/addresses/admin/partner-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { findPartners, type PartnerRow } from './partner-queries.ts';
import { toPartner } from './to-wire.ts';

const columns = [
  'name',
  'email',
  'kind',
  'code',
  'state',
  'clicks',
  'bookings',
  'waiting',
  'released',
  'paid',
  'since',
] as const;

/** Registers its address. */
export function registerPartnersFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<PartnerFilter, PartnerRow, ListPlace>(app, services, {
    name: 'ambassadors',
    work: 'partners',
    columns,
    filterOf: (search) => readPartnerQuery(search).filter,
    read: (filter, after, count) => findPartners(services.db, { ...filter, after, count }),
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = toPartner(row);
      return columns.map((name) => line[name] ?? '');
    },
  });
}
