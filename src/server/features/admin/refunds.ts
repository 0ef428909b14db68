// Refunds in the back office: all of them, and what an operator does with one that failed (docs/back-office.md#refunds).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { openAsOperator } from './booking-acts.ts';
import {
  lockForAct,
  storeRetry,
  summarize,
  manualPosting,
  writeSettled,
  actsOf,
} from '#src/server/features/payment/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  closeFailedTask,
  findOneRefund,
  type OneRefundRow,
  findRefunds,
  type RefundLineRow,
  type RefundPlace,
} from './refunds-queries.ts';
import { manualMethods, type ManualMethod } from '#src/domain/ledger/settlement.ts';
import { manualRefundFaults } from '#src/domain/payment/manual-refund.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';
import { refundList } from '#src/contract/admin/refund-list.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { readRefundSearch, refundMaker, refundStateOf } from '#src/domain/payment/refund-states.ts';
import { decimalText, fromMinor } from '#src/domain/money/money.ts';
import { serveList } from './kit/list.ts';
import { cursorOf } from './kit/cursor-queries.ts';

// All refunds (docs/back-office.md#refunds).

export const refunds = serveList({
  list: refundList,
  call: 'admin/refund-list',
  cursors: {
    read: (cursor) => ({ ...cursorOf(cursor), isFailed: cursor.endsWith('.failed') }),
    of: ({ micros, id, status }: RefundLineRow): RefundPlace => ({ micros, id, isFailed: status === 'failed' }),
    write: ({ micros, id }) => `${micros}.${id}`,
    // Where those that failed come first, the place says whether it is among them.
    end: ({ isFailed }, { failed_first: isFailedFirst }) => (isFailedFirst === true && isFailed ? '.failed' : ''),
  },
  find: ({ db }, { find = '', failed_first: isFailedFirst = false, ...query }) =>
    findRefunds(db, { ...query, search: readRefundSearch(find), isFailedFirst }),
  toLine,
  cells: { amount: ({ amount_minor: minor, currency }) => decimalText(minor, currencyOf(currency).digits) },
});

/** A refund as list, page and file show it. */
function toLine(row: RefundLineRow): CallOutput<'admin/refund-list'>['data'][number] {
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

// admin/refund-retry: sends a refund that failed once more (docs/domain/payment.md#refunds-paid-otherwise).
const refundRetry: Handler<'admin/refund-retry'> = async ({ refund_id: refundId }, call) => {
  const row = await findOneRefund(call.services.db, refundId);
  if (!row) return refuse('refund-not-found');
  const opened = await openAsOperator(row.booking_id, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx) => {
    const refund = await lockForAct(trx, call.services, { refundId, act: 'retry' });
    if (!refund) return refuse('refund-changed');
    await storeRetry(trx, refundId);
    await summarize(trx, refund.booking_id);
    await closeFailedTask(trx, refundId, opened.actorId);
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: 'refund-retried',
      subject: `booking:${refund.booking_id}`,
      detail: { before: { status: refund.status, key: refund.key }, after: { status: 'sent', refund: refundId } },
    });
    return { message: t('refund.retried') };
  });
};

// admin/refund-settle: a refund that its provider cannot deliver was paid otherwise (docs/domain/payment.md#refunds-paid-otherwise, ADR 097).
const refundSettle: Handler<'admin/refund-settle'> = async (
  { refund_id: refundId, way, reference: typed, paid_on: paidOn, reason },
  call,
) => {
  const row = await findOneRefund(call.services.db, refundId);
  if (!row) return refuse('refund-not-found');
  const opened = await openAsOperator(row.booking_id, call);
  if (isRefusal(opened)) return opened;
  const { actorId } = opened;
  const stale = askFresh(call.actor, 'refund-otherwise');
  if (stale) return stale;
  const reference = typed.trim();
  const faults = Object.entries(manualRefundFaults({ reference, paidOn }, { madeOn: row.made_on, today: row.today }));
  if (faults.length > 0)
    return refuse('bad-input', Object.fromEntries(faults.map(([field, fault]) => [field, t(`refund.fault.${fault}`)])));
  return inTransaction(call.services.db, async (trx) => {
    // Of two operators, or a provider that speaks at the same moment, the first one counts.
    const refund = await lockForAct(trx, call.services, { refundId, act: 'settle' });
    if (!refund) return refuse('refund-changed');
    const posting = await manualPosting(trx, refund, way);
    await writeSettled(trx, refund, { way, reference, paidOn, actorId, posting });
    await closeFailedTask(trx, refundId, actorId);
    await writeAudit(trx, {
      actorId,
      action: 'refund-settled',
      subject: `booking:${refund.booking_id}`,
      detail: {
        before: { status: refund.status },
        after: { status: 'settled', refund: refundId, way, paid_on: paidOn, due_cents: refund.due_cents },
        reason: reason.trim(),
      },
    });
    return { message: t('refund.settled') };
  });
};

type Output = CallOutput<'admin/refund-show'>;

// admin/refund-show: one refund with what may be done with it (docs/back-office.md#refunds).
const refundShow: Handler<'admin/refund-show'> = async ({ refund_id }, call) => {
  const row = await findOneRefund(call.services.db, refund_id);
  if (!row) return refuse('refund-not-found');
  const opened = await openAsOperator(row.booking_id, call);
  const isOwn = isRefusal(opened);
  const acts = isOwn ? [] : await actsOf(call.services, call.services.db, row);
  return {
    ...toLine(row),
    is_own: isOwn,
    acts: [...acts],
    is_twice: row.is_twice,
    settlement: settlementOf(row),
    lines: acts.includes('settle') ? await linesOf(call.services, refund_id) : null,
  };
};

function settlementOf({ way, reference, paid_on: paidOn, settled_at: at }: OneRefundRow): Output['settlement'] {
  if (way === null || reference === null || paidOn === null || at === null) return null;
  return { way, reference, paid_on: paidOn, at: at.toISOString() };
}

/** What each way of paying it otherwise would post now. */
async function linesOf(services: Services, refundId: string): Promise<Output['lines']> {
  return inTransaction(services.db, async (trx) => {
    const refund = await lockForAct(trx, services, { refundId, act: 'settle' });
    if (!refund) return null;
    const of = async (way: ManualMethod) =>
      (await manualPosting(trx, refund, way)).entries.map(({ account, amountMinor, currency }) => ({
        account,
        amount_minor: amountMinor,
        currency,
      }));
    const [bank, cash] = manualMethods;
    return { bank: await of(bank), cash: await of(cash) };
  });
}

/** The calls of this file by name. */
export const refundCalls = {
  'admin/refund-retry': refundRetry,
  'admin/refund-settle': refundSettle,
  'admin/refund-show': refundShow,
} as const;
