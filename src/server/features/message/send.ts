// message/send: a message of who is signed in (docs/messages.md#sending).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { picturesOf, sendMessage } from './send-message.ts';

export const route = 'message/send';

export const handle: Handler<typeof route> = async ({ booking_id, inquiry_id, ...sent }, call) => {
  if (call.actor.userId === null) return refuse('unauthorized');
  const { message, key = null } = sent;
  return sendMessage({ booking_id, inquiry_id }, { message, key, pictures: picturesOf(sent) }, call);
};
