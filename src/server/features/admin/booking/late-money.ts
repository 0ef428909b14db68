// admin/late-money: an operator gives late money its seat, or sends it back before its wait is over (docs/back-office.md#late-money).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { findWaiting, settleWait } from '#src/server/features/payment/index.ts';
import { t } from '#src/server/features/texts.ts';
import { openAsOperator } from './open-as-operator.ts';

export const route = 'admin/late-money';

export const handle: Handler<typeof route> = async ({ booking_id, act, reason }, call) => {
  const opened = await openAsOperator(booking_id, call);
  if (isRefusal(opened)) return opened;
  const stale = act === 'refund' ? askFresh(call.actor, 'refund') : null;
  if (stale) return stale;
  return inTransaction(call.services.db, async (trx) => {
    const paymentId = await findWaiting(trx, opened.row.id);
    if (paymentId === null) return refuse('seat-wait-over');
    const end = await settleWait(trx, paymentId, act);
    if (end === 'over') return refuse('seat-wait-over');
    if (end === 'wait') return refuse('seats-changed');
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: act === 'seat' ? 'late-money-seated' : 'late-money-refunded',
      subject: `booking:${opened.row.id}`,
      detail: {
        before: { status: opened.row.status, payment: paymentId, waits_until: opened.row.seat_wait_until },
        after: { status: act === 'seat' ? 'confirmed' : opened.row.status, refund: act === 'refund' },
        reason: reason.trim(),
      },
    });
    return { message: t(`admin.late.${act}`) };
  });
};
