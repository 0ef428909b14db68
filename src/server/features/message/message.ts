// Conversations of guests and hosts (docs/domain/messages.md).
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { openConversation } from './open-conversation.ts';
import { findThreads, lockThread, markRead, type ThreadLine } from './thread-queries.ts';
import { readPage } from './to-wire.ts';
import { picturesOf, sendMessage } from './send-message.ts';
import { countUnread } from './message-queries.ts';

/** Characters. */
const excerptLength = 160;

// message/history: a conversation (marked as read), or the list (docs/domain/messages.md#unread).
const history: Handler<'message/history'> = async (input, call) => {
  const { services, actor } = call;
  const { offset = 0, before = null } = input;
  if (actor.userId === null) return refuse('unauthorized');
  if (input.booking_id === undefined && input.inquiry_id === undefined) {
    const filter = { userId: actor.userId, offset, count: limits.pageSize, isHost: input.role === 'host' };
    const { rows, total } = await findThreads(services.db, filter);
    return { threads: rows.map(toThread), data: [], total };
  }
  const opened = await openConversation(input, call);
  if (!opened) return refuse('conversation-not-found');
  const { rows, data, total } = await readPage(opened, { offset, before }, call);
  const { side, thread } = opened;
  const newest = rows.at(-1);
  if (side !== 'operator' && newest !== undefined)
    await inTransaction(services.db, async (trx) => {
      await lockThread(trx, thread);
      await markRead(trx, thread.id, { side, seq: newest.seq });
    });
  return { threads: [], data, total };
};

function toThread(line: ThreadLine): CallOutput<'message/history'>['threads'][number] {
  return {
    id: line.id,
    booking_id: line.booking_id,
    inquiry_id: line.inquiry_id,
    role: line.role,
    title: line.title,
    with_name: line.role === 'guest' ? line.host_name : line.guest_name,
    unread: line.unread,
    last_at: line.last_at.toISOString(),
    last_text: line.last_text.slice(0, excerptLength).toWellFormed(),
    last_pictures: line.last_pictures,
    last_is_mine: line.last_side === line.role,
  };
}

const send: Handler<'message/send'> = async ({ booking_id, inquiry_id, ...sent }, call) => {
  if (call.actor.userId === null) return refuse('unauthorized');
  const { message, key = null } = sent;
  return sendMessage({ booking_id, inquiry_id }, { message, key, pictures: picturesOf(sent) }, call);
};

const totalUnread: Handler<'message/total-unread'> = async (_input, { services, actor }) =>
  actor.userId === null ? refuse('unauthorized') : countUnread(services.db, actor.userId);

export const messageCalls = {
  'message/history': history,
  'message/send': send,
  'message/total-unread': totalUnread,
} as const;
