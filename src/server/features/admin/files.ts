// The tables of the back office that can be fetched as files (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type AuditFilter, readAuditQuery } from '#src/contract/addresses/admin/audit-filter.ts';
import { type BookingFilter, readFilter } from '#src/contract/addresses/admin/booking-filter.ts';
import type { Services } from '#src/server/services.ts';
import { toEntry } from './audit-list.ts';
import { type AuditRow, findEntries } from './audit-queries.ts';
import { toLine, wantedBy } from './booking-list.ts';
import { type BookingLineRow, findBookings } from './booking-queries.ts';
import { registerAdminFile } from './admin-file.ts';
import type { ListPlace } from './place-queries.ts';

const bookingColumns = [
  'ref',
  'booking_status',
  'payment',
  'refund',
  'cash_state',
  'made_at',
  'date',
  'time',
  'city',
  'title',
  'host',
  'guest',
  'email',
  'phone',
  'pax',
  'total',
  'paid_online',
  'balance',
] as const;

const auditColumns = ['at', 'who', 'action', 'about', 'about_name'] as const;

/** Registers their addresses. */
export function registerAdminFiles(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<BookingFilter, BookingLineRow, ListPlace>(app, services, {
    name: 'bookings',
    work: 'booking-files',
    columns: bookingColumns,
    filterOf: (search) => readFilter(search).filter,
    read: async (filter, after, count) => (await findBookings(db, { ...wantedBy(filter), after, count })).rows,
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = toLine(row);
      return bookingColumns.map((name) => line[name]);
    },
  });
  registerAdminFile<AuditFilter, AuditRow, string>(app, services, {
    name: 'audit',
    work: 'audit-log',
    columns: [...auditColumns, 'detail'],
    filterOf: (search) => readAuditQuery(search).filter,
    read: (filter, after, count) => findEntries(db, { ...filter, after, count }),
    placeOf: ({ id }) => id,
    cellsOf: (row) => {
      const entry = toEntry(row);
      const detail = entry.detail.map(({ name, value }) => `${name}: ${value}`).join('\n');
      return [...auditColumns.map((name) => entry[name]), detail];
    },
  });
}
