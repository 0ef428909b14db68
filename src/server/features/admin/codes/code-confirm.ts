// admin/code-confirm: a second operator lets a large code count (docs/back-office.md#approval-by-a-second-operator).
import type { Transaction } from 'kysely';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findCode } from './code-queries.ts';
import { confirmCode, lockCode, type CodeTerms } from './write-queries.ts';

export const route = 'admin/code-confirm';

const subjectOf = (id: string) => `code:${id}`;

export const handle: Handler<typeof route> = async ({ code_id: id, version, reason }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const stale = askFresh(actor, 'codes');
  if (stale) return stale;
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
    if (row === null) return refuse('code-not-found');
    if (row.version !== version || row.asked_by === null) return refuse('code-changed');
    if (row.asked_by === operatorId) return refuse('second-person');
    const count = await confirmCode(trx, { id, batchId: row.version === 1 ? row.batch_id : null });
    const detail = { code: row.code, count, asked_by: row.asked_by, reason };
    await writeAudit(trx, { actorId: operatorId, action: 'code-confirmed', subject: subjectOf(id), detail });
    return { message: t('code.confirmed', { count }) };
  });
};

/** Tells the staff of a code that waits; of one that waits no more, that it does not. */
export async function askForSecond(
  trx: Transaction<Database>,
  { id, code }: { id: string; code: string },
  { askedBy }: Pick<CodeTerms, 'askedBy'>,
): Promise<void> {
  if (askedBy === null) return closeStaffTask(trx, 'code_confirmation', subjectOf(id));
  return openStaffTask(trx, { kind: 'code_confirmation', subject: subjectOf(id), bookingId: null, detail: code });
}
