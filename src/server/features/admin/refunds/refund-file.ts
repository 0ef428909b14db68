// The refunds of the back office as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type RefundFilter, readRefundQuery } from '#src/contract/addresses/admin/refund-filter.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText } from '#src/domain/money/money.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/index.ts';
import { toLine, wantedBy } from './refund-list.ts';
import { findRefunds, type RefundLineRow, type RefundPlace } from './refund-list-queries.ts';

const columns = [
  'made_at',
  'state',
  'reason',
  'maker',
  'who',
  'provider',
  'provider_ref',
  'ref',
  'guest',
  'changed_at',
] as const;

/** Registers its address. */
export function registerRefundFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<RefundFilter, RefundLineRow, RefundPlace>(app, services, {
    name: 'refunds',
    work: 'refunds',
    columns: ['id', 'amount', 'currency', 'due', ...columns],
    filterOf: (search) => readRefundQuery(search).filter,
    read: async (filter, after, count) => (await findRefunds(services.db, { ...wantedBy(filter), after, count })).rows,
    placeOf: ({ micros, id, status }) => ({ micros, id, isFailed: status === 'failed' }),
    cellsOf: (row) => {
      const line = toLine(row);
      const amount = decimalText(line.amount_minor, currencyOf(line.currency).digits);
      return [line.id, amount, line.currency, line.due, ...columns.map((name) => line[name])];
    },
  });
}
