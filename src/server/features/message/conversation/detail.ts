// conversation/detail: a conversation and its messages, for anyone who may open it; changes nothing (docs/messages.md#who-reads).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openConversation } from '#src/server/features/message/open-conversation.ts';
import { readPage, toConversation } from '#src/server/features/message/to-wire.ts';

export const route = 'conversation/detail';

export const handle: Handler<typeof route> = async ({ offset = 0, before = null, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const { data, total } = await readPage(opened, { offset, before }, call);
  return { conversation: await toConversation(opened, call), data, total };
};
