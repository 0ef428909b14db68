// conversation/detach: takes back a picture that was not sent. One that is gone, or another's, answers as removed: nothing happens.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { expireOfSide } from '#src/server/features/image/index.ts';
import { openConversation } from '#src/server/features/message/open-conversation.ts';

export const route = 'conversation/detach';

export const handle: Handler<typeof route> = async ({ image_id, ...opener }, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  await expireOfSide(call.services.db, image_id, { id: opened.thread.id, side: opened.side });
  return {};
};
