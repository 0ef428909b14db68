// The log of mails and messages to phones (docs/back-office.md#messages).
import { maskCode, maskSecrets } from '#src/domain/admin/mask-secrets.ts';
import { readMessageKey, resendWay, type MessageKey } from '#src/domain/admin/message-log.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findFailures, findMessage, findResends, lockMessage, queueAgain, tryNow } from './message-queries.ts';
import { toLine } from './messages.ts';
import type { Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';

// admin/message: one message as its receiver reads it, without what opens something (docs/back-office.md#messages).
const messageCall: Handler<'admin/message'> = async ({ id }, { services: { db } }) => {
  const key = readMessageKey(id);
  if (key === null) return refuse('message-not-found');
  const [row, failures, resends] = await Promise.all([
    findMessage(db, key),
    findFailures(db, key),
    findResends(db, id),
  ]);
  if (row === null) return refuse('message-not-found');
  const line = toLine(row);
  return {
    ...line,
    text: shownText(row),
    has_html: row.html !== '',
    files: row.files,
    delivery: row.phone_state ?? '',
    sent_at: row.sent_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    failures: failures.map(({ at, error }) => ({ at: at.toISOString(), error })),
    resend_of: row.resend_of,
    resent: resends.keys,
    resends: resends.count,
    can: resendWay({ state: line.state, hasTask: row.of_task !== null }),
  };
};

/** What an operator reads of it. The code that proves a number is the whole of its message. */
function shownText({ text, kind }: { text: string; kind: string }): string {
  return maskSecrets(kind === 'code' ? maskCode(text) : text);
}

// admin/message-resend: tries a message at once, or sends it once more (docs/back-office.md#sending-again).
const messageResend: Handler<'admin/message-resend'> = async ({ id, resends }, { services, actor }) => {
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
): Promise<CallOutput<'admin/message-resend'> | Refusal> {
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

/** The calls of this file by name. */
export const messagesCalls = {
  'admin/message': messageCall,
  'admin/message-resend': messageResend,
} as const;
