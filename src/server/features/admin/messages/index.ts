// Entry point of the log of mails and messages to phones (docs/back-office.md#messages).
import { messagesCalls } from './messages-calls.ts';
import { messages } from './messages.ts';

export const adminMessageHandlers = {
  ...messagesCalls,
  'admin/messages': messages.handle,
} as const;

export { messages };
export { registerMailHtml } from './mail-html.ts';
