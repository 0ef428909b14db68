// admin/refund-show: one refund with what may be done with it (docs/back-office.md#refunds).
import { otherWays, type OtherWay } from '#src/domain/payment/otherwise.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { openAsOperator } from '#src/server/features/admin/booking/index.ts';
import { actsOf, lockForAct, otherPosting } from '#src/server/features/payment/refunds/index.ts';
import { findOneRefund, type OneRefundRow } from './one-refund-queries.ts';
import { toLine } from './refund-list.ts';

export const route = 'admin/refund-show';

type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async ({ refund_id }, call) => {
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
    const of = async (way: OtherWay) =>
      (await otherPosting(trx, refund, way)).entries.map(({ account, amountMinor, currency }) => ({
        account,
        amount_minor: amountMinor,
        currency,
      }));
    const [bank, cash] = otherWays;
    return { bank: await of(bank), cash: await of(cash) };
  });
}
