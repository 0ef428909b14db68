// All refunds (docs/back-office.md#refunds).
import { refundList } from '#src/contract/admin/refund-list.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { readRefundSearch, refundMaker, refundStateOf } from '#src/domain/admin/refund-list.ts';
import { decimalText, fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { serveList } from '#src/server/features/admin/kit/list.ts';
import { placeOf } from '#src/server/features/admin/kit/place-queries.ts';
import { findRefunds, type RefundLineRow, type RefundPlace } from './refund-list-queries.ts';

export const refunds = serveList({
  list: refundList,
  call: 'admin/refund-list',
  places: {
    read: (cursor) => ({ ...placeOf(cursor), isFailed: cursor.endsWith('.failed') }),
    of: ({ micros, id, status }: RefundLineRow): RefundPlace => ({ micros, id, isFailed: status === 'failed' }),
    write: ({ micros, id }) => `${micros}.${id}`,
    // Where those that failed come first, the place says whether it is among them.
    end: ({ isFailed }, { failed_first: isFailedFirst }) => (isFailedFirst === true && isFailed ? '.failed' : ''),
  },
  find: ({ db }, { find = '', failed_first: isFailedFirst = false, ...wanted }) =>
    findRefunds(db, { ...wanted, search: readRefundSearch(find), isFailedFirst }),
  toLine,
  cells: { amount: ({ amount_minor: minor, currency }) => decimalText(minor, currencyOf(currency).digits) },
});

/** A refund as list, page and file show it. */
export function toLine(row: RefundLineRow): CallOutput<'admin/refund-list'>['data'][number] {
  const state = refundStateOf(row.status);
  return {
    id: row.id,
    state,
    amount_minor: row.amount_minor,
    currency: row.currency,
    due: fromMinor(row.due_cents),
    reason: row.reason,
    maker: refundMaker(row.reason, row.cancelled_by),
    who: row.who,
    provider: row.provider,
    provider_ref: row.provider_ref,
    made_at: row.made_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    age_hours: state === 'under-way' || state === 'failed' ? Math.max(0, row.age_hours) : null,
    booking_id: row.booking_id,
    ref: row.ref,
    guest: row.guest,
  };
}
