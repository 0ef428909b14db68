// conversation/block: no more messages between these two, or again (docs/messages.md#blocking-and-reporting).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeBlock } from '#src/server/features/message/message-queries.ts';
import { closedFor, openConversation } from '#src/server/features/message/open-conversation.ts';
import { lockThread } from '#src/server/features/message/thread-queries.ts';
import { toConversation } from '#src/server/features/message/to-wire.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'conversation/block';

export const handle: Handler<typeof route> = async ({ block, ...opener }, call) => {
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
