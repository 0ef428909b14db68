// conversation/send: a message from a conversation's page, by login or with what a mail brought (docs/messages.md#sending).
import type { Handler } from '#src/server/call.ts';
import { picturesOf, sendMessage } from '#src/server/features/message/send-message.ts';

export const route = 'conversation/send';

export const handle: Handler<typeof route> = async ({ message, key, attachments, attachment_alts, ...opener }, call) =>
  sendMessage(opener, { message, key, pictures: picturesOf({ attachments, attachment_alts }) }, call);
