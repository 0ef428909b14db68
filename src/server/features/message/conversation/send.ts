// conversation/send: a message from a conversation's page, by login or with what a mail brought (docs/messages.md#sending).
import type { Handler } from '#src/server/call.ts';
import { sendMessage } from '../send-message.ts';

export const route = 'conversation/send';

export const handle: Handler<typeof route> = async ({ message, key, attachments = [], ...opener }, call) =>
  sendMessage(opener, { message, key, attachments }, call);
