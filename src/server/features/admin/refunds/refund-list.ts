// admin/refund-list: refunds of the marketplace, a page at a time (docs/back-office.md#refunds).
import { readRefundSearch, refundMaker, refundStateOf } from '#src/domain/admin/refund-list.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findRefunds,
  mostFound,
  type RefundLineRow,
  type RefundPlace,
  type RefundsWanted,
} from './refund-list-queries.ts';

export const route = 'admin/refund-list';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
    return refuse('bad-input', { to: t('figures.order') });
  const after = before === undefined ? null : readPlace(before);
  const { rows, found } = await findRefunds(db, { ...wantedBy(filter), after, count: pageSize + 1 });
  const { shown, next } = pageOf(rows, pageSize);
  const isInFailed = filter.failed_first === true && shown.at(-1)?.status === 'failed';
  return {
    data: shown.map(toLine),
    next: next !== null && isInFailed ? `${next}.failed` : next,
    is_cut: found > mostFound,
  };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

function readPlace(before: string): RefundPlace {
  return { ...placeOf(before), isFailed: before.endsWith('.failed') };
}

/** The filter of the page or the file as its statement takes it. */
export function wantedBy({
  find,
  failed_first: isFailedFirst,
  ...filter
}: Filter): Omit<RefundsWanted, 'after' | 'count'> {
  return { ...filter, search: readRefundSearch(find ?? ''), isFailedFirst: isFailedFirst === true };
}

/** A refund as list, page and file show it. */
export function toLine(row: RefundLineRow): CallOutput<typeof route>['data'][number] {
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
