// admin/code-stop: ends a code now; bookings that have it keep it (docs/back-office.md#discount-codes).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findCode } from './code-queries.ts';
import { toLine } from './codes.ts';
import { endCode, lockCode } from './write-queries.ts';

export const route = 'admin/code-stop';

export const handle: Handler<typeof route> = async ({ code_id: id, reason }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const stale = askFresh(actor, 'codes');
  if (stale) return stale;
  // Of two who end it at once the second began before the first had ended it: by its own clock the code still counts.
  const seen = await findCode(services.db, id);
  return inTransaction(services.db, async (trx) => {
    const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
    if (row === null) return refuse('code-not-found');
    const { state, valid_until: before } = toLine(row);
    if (state === 'over' || row.version !== seen?.version) return refuse('code-changed');
    await endCode(trx, id);
    await closeStaffTask(trx, 'code_confirmation', `code:${id}`);
    const after = new Date(row.now_ms).toISOString();
    await writeAudit(trx, {
      actorId: operatorId,
      action: 'code-stopped',
      subject: `code:${id}`,
      detail: { before: { valid_until: before }, after: { valid_until: after }, reason },
    });
    return { message: t('code.stopped') };
  });
};
