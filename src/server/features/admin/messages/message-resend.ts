// admin/message-resend: tries a message at once, or sends it once more (docs/back-office.md#sending-again).
import type { Transaction } from 'kysely';
import { type MessageKey, readMessageKey, resendWay } from '#src/domain/admin/message-log.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findMessage, findResends, lockMessage, queueAgain, tryNow } from './message-queries.ts';
import { toLine } from './messages.ts';

export const route = 'admin/message-resend';

export const handle: Handler<typeof route> = async ({ id, resends }, { services, actor }) => {
  const key = readMessageKey(id);
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  if (key === null) return refuse('message-not-found');
  return inTransaction(services.db, (trx) => resend(trx, { key, id, resends, actorId }));
};

interface Wish {
  key: MessageKey;
  id: string;
  /** How often it was sent again when the operator looked at it. */
  resends: number;
  actorId: string;
}

async function resend(
  trx: Transaction<Database>,
  { key, id, resends, actorId }: Wish,
): Promise<CallOutput<typeof route> | Refusal> {
  await lockMessage(trx, key);
  const row = await findMessage(trx, key);
  if (row === null) return refuse('message-not-found');
  const { state, kind, channel } = toLine(row);
  const way = resendWay({ state, hasTask: row.of_task !== null });
  const { count } = await findResends(trx, id);
  if (way === null || count !== resends) return refuse('message-resent');
  const made = way === 'anew' && row.of_task !== null ? await queueAgain(trx, { taskId: row.of_task, key: id }) : null;
  if (way === 'now') await tryNow(trx, key);
  await writeAudit(trx, {
    actorId,
    action: 'message-resent',
    subject: `message:${id}`,
    detail: { kind, channel, before: state, after: 'waiting', ...(made !== null && { sent_as: `m${made}` }) },
  });
  return {
    id: made === null ? id : `m${made}`,
    message: t(made === null ? 'admin.message.now' : 'admin.message.anew'),
  };
}
