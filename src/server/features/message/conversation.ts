import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeBlock, findMessage, countPictures, countReports, insertReport } from './message-queries.ts';
import { closedFor, openConversation } from './open-conversation.ts';
import { lockThread, countUnreadOf, markRead } from './thread-queries.ts';
import { toConversation, readPage } from './to-wire.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { localeTag } from '#src/texts/locale.ts';
import { t } from '#src/server/features/texts.ts';
import { randomUUID } from 'node:crypto';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { picturesOf, sendMessage } from './send-message.ts';

// conversation/block: blocks or unblocks the other person (docs/domain/messages.md#blocking-and-reporting).
const blockCall: Handler<'conversation/block'> = async ({ block, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const { thread, pair, side, acting } = opened;
  if (side === 'operator') return refuse('forbidden');
  const closed = closedFor(opened);
  if (closed === 'unpaid' || closed === 'unverified') return refuse('message-closed');
  await inTransaction(call.services.db, async (trx) => {
    await lockThread(trx, thread);
    await writeBlock(trx, pair, { side, actorId: acting.actorId, block });
  });
  const now = (await openConversation(opener, call)) ?? opened;
  const words = { name: side === 'guest' ? opened.hostName : opened.guestName };
  return {
    conversation: await toConversation(now, call),
    message: t(block ? 'message.blocked' : 'message.unblocked', words),
  };
};

const detailCall: Handler<'conversation/detail'> = async ({ offset = 0, before = null, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const { data, total } = await readPage(opened, { offset, before }, call);
  return { conversation: await toConversation(opened, call), data, total };
};

// conversation/read: read up to a message (docs/domain/messages.md#unread).
const read: Handler<'conversation/read'> = async ({ message_id, ...opener }, call) => {
  const { db } = call.services;
  const opened = await openConversation(opener, call);
  if (!opened || opened.row === null) return refuse('conversation-not-found');
  const { thread, side } = opened;
  // Operators leave no read mark.
  if (side === 'operator') return { unread: 0 };
  const message = await findMessage(db, thread.id, message_id);
  if (!message) return refuse('conversation-not-found');
  await inTransaction(db, async (trx) => {
    await lockThread(trx, thread);
    await markRead(trx, thread.id, { side, seq: message.seq });
  });
  return { unread: await countUnreadOf(db, thread.id, side) };
};

const reportsADay = 5;

// conversation/report: reports a message or person (docs/domain/messages.md#blocking-and-reporting).
const report: Handler<'conversation/report'> = async ({ message_id, reason, details = '', ...opener }, call) => {
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
    const excerpt = (details || (message?.text ?? '')).slice(0, 200);
    const detail = [
      t('reported.said', { reason: `${t(`reported.by.${side}`)}, ${t(`reported.${reason}`)}`, said: excerpt }),
      ...(pictures > 0 ? [t('message.withPictures', { count: pictures })] : []),
    ]
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    await openStaffTask(trx, { kind: 'message_report', subject: `message:${id}`, bookingId: thread.bookingId, detail });
  });
  return { message: t('message.reported') };
};

// conversation/translate: sends one message, as its reader sees it, only when they ask (docs/domain/messages.md#translation).
const translate: Handler<'conversation/translate'> = async ({ message_id, ...opener }, call) => {
  const { db, gateways } = call.services;
  const opened = await openConversation(opener, call);
  if (!opened || opened.row === null) return refuse('conversation-not-found');
  if (opened.side === 'operator') return refuse('forbidden');
  const message = await findMessage(db, opened.thread.id, message_id);
  if (!message || message.text === '') return refuse('conversation-not-found');
  if (gateways.translation === null) return refuse('translation-off');
  try {
    const { language } = new Intl.Locale(toReader(localeTag));
    const { text, from } = await gateways.translation.translate(message.text, language);
    return { text, language: from };
  } catch (error) {
    call.log.warn({ err: error }, 'could not translate a message');
    return refuse('translation-failed');
  }
};

// conversation/send: by login or an email's token (docs/domain/messages.md#retries).
const send: Handler<'conversation/send'> = async ({ message, key, attachments, attachment_alts, ...opener }, call) =>
  sendMessage(opener, { message, key, pictures: picturesOf({ attachments, attachment_alts }) }, call);

export const conversationCalls = {
  'conversation/block': blockCall,
  'conversation/detail': detailCall,
  'conversation/read': read,
  'conversation/report': report,
  'conversation/send': send,
  'conversation/translate': translate,
} as const;
