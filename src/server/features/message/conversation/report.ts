// conversation/report: tells the operator of a message or a person (docs/messages.md#blocking-and-reporting).
import { randomUUID } from 'node:crypto';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { openStaffTask } from '#src/server/features/task/index.ts';
import {
  countPictures,
  countReports,
  findMessage,
  insertReport,
} from '#src/server/features/message/message-queries.ts';
import { openConversation } from '#src/server/features/message/open-conversation.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'conversation/report';

const reportsADay = 5;

export const handle: Handler<typeof route> = async ({ message_id, reason, details = '', ...opener }, call) => {
  const { db } = call.services;
  const opened = await openConversation(opener, call);
  if (!opened || opened.row === null) return refuse('conversation-not-found');
  const { thread, side, acting } = opened;
  if (side === 'operator') return refuse('forbidden');
  const message = message_id === undefined ? null : await findMessage(db, thread.id, message_id);
  if (message_id !== undefined && message === null) return refuse('conversation-not-found');
  if ((await countReports(db, thread.id, side)) >= reportsADay) return refuse('too-many-requests');
  const id = randomUUID();
  const { actorId } = acting;
  const pictures = await countPictures(db, thread.id, { messageId: message?.id ?? null, side });
  await inTransaction(db, async (trx) => {
    await insertReport(trx, {
      id,
      threadId: thread.id,
      messageId: message?.id ?? null,
      side,
      actorId,
      reason,
      details,
    });
    const said = (details || (message?.text ?? '')).slice(0, 200);
    const detail = [
      t('reported.said', { reason: `${t(`reported.by.${side}`)}, ${t(`reported.${reason}`)}`, said }),
      ...(pictures > 0 ? [t('message.withPictures', { count: pictures })] : []),
    ]
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    await openStaffTask(trx, { kind: 'message_report', subject: `message:${id}`, bookingId: thread.bookingId, detail });
  });
  return { message: t('message.reported') };
};
