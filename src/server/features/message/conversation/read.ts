// conversation/read: this side has seen the messages up to one of them (docs/messages.md#unread).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findMessage } from '#src/server/features/message/message-queries.ts';
import { openConversation } from '#src/server/features/message/open-conversation.ts';
import { countUnreadOf, lockThread, markRead } from '#src/server/features/message/thread-queries.ts';

export const route = 'conversation/read';

export const handle: Handler<typeof route> = async ({ message_id, ...opener }, call) => {
  const { db } = call.services;
  const opened = await openConversation(opener, call);
  if (!opened || opened.row === null) return refuse('conversation-not-found');
  const { thread, side } = opened;
  // An operator looks and leaves no trace in what the two have read.
  if (side === 'operator') return { unread: 0 };
  const message = await findMessage(db, thread.id, message_id);
  if (!message) return refuse('conversation-not-found');
  await inTransaction(db, async (trx) => {
    await lockThread(trx, thread);
    await markRead(trx, thread.id, { side, seq: message.seq });
  });
  return { unread: await countUnreadOf(db, thread.id, side) };
};
