// admin/refund-settle: a refund that its provider cannot deliver was paid otherwise (docs/domain/payment.md#refunds-paid-otherwise, ADR 097).
import { otherFaults } from '#src/domain/payment/otherwise.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { openAsOperator } from '#src/server/features/admin/booking/index.ts';
import { lockForAct, otherPosting, writeSettled } from '#src/server/features/payment/refunds/index.ts';
import { t } from '#src/server/features/texts.ts';
import { closeFailedTask, findOneRefund } from './one-refund-queries.ts';

export const route = 'admin/refund-settle';

export const handle: Handler<typeof route> = async (
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
  const faults = Object.entries(otherFaults({ reference, paidOn }, { madeOn: row.made_on, today: row.today }));
  if (faults.length > 0)
    return refuse('bad-input', Object.fromEntries(faults.map(([field, fault]) => [field, t(`refund.fault.${fault}`)])));
  return inTransaction(call.services.db, async (trx) => {
    // Of two operators, or a provider that speaks at the same moment, the first one counts.
    const refund = await lockForAct(trx, call.services, { refundId, act: 'settle' });
    if (!refund) return refuse('refund-changed');
    const posting = await otherPosting(trx, refund, way);
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
