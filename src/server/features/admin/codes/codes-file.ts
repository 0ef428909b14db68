// Discount codes as a file, such as those of a batch (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type CodeFilter, readCodeQuery } from '#src/contract/addresses/admin/code-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { type CodeRow, findCodes } from './code-queries.ts';
import { toLine } from './codes.ts';

const columns = [
  'code',
  'state',
  'kind',
  'amount',
  'percent',
  'valid_from',
  'valid_until',
  'minimum_spend',
  'max_uses',
  'max_uses_per_user',
  'used',
  'is_first_booking_only',
  'city_ids',
  'course_ids',
  'owner',
  'batch',
  'made_at',
  'made_by',
] as const;

/** Registers its address. */
export function registerCodesFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<CodeFilter, CodeRow, ListPlace>(app, services, {
    name: 'codes',
    work: 'codes',
    columns,
    filterOf: (search) => readCodeQuery(search).filter,
    read: async (filter, after, count) => (await findCodes(services.db, { ...filter, after, count })).rows,
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = toLine(row);
      return columns.map((name) => cellOf(line[name]));
    },
  });
}

function cellOf(value: string | number | boolean | readonly number[] | null): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? value.join(' ') : value;
}
