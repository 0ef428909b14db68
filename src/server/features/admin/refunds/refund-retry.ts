// admin/refund-retry: sends a refund that failed once more (docs/domain/payment.md#refunds-paid-otherwise).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { openAsOperator } from '#src/server/features/admin/booking/index.ts';
import { lockForAct, storeRetry, summarize } from '#src/server/features/payment/refunds/index.ts';
import { t } from '#src/server/features/texts.ts';
import { closeFailedTask, findOneRefund } from './one-refund-queries.ts';

export const route = 'admin/refund-retry';

export const handle: Handler<typeof route> = async ({ refund_id: refundId }, call) => {
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
