// Entry point of the log of mails and messages to phones (docs/back-office.md#messages).
import * as message from './message.ts';
import * as messageResend from './message-resend.ts';
import { messages } from './messages.ts';

export const adminMessageHandlers = {
  [message.route]: message.handle,
  [messageResend.route]: messageResend.handle,
  'admin/messages': messages.handle,
} as const;

export { messages };
export { registerMailHtml } from './mail-html.ts';
