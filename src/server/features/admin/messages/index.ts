// Entry point of the log of mails and messages to phones (docs/back-office.md#messages).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerMailHtml } from './mail-html.ts';
import * as message from './message.ts';
import * as messageResend from './message-resend.ts';
import * as messages from './messages.ts';
import { registerMessagesFile } from './messages-file.ts';

export const adminMessageHandlers = {
  [message.route]: message.handle,
  [messageResend.route]: messageResend.handle,
  [messages.route]: messages.handle,
} as const;

/** Registers the log as a file, and mails as they look. */
export function registerMessageFiles(app: FastifyInstance, services: Services): void {
  registerMessagesFile(app, services);
  registerMailHtml(app, services);
}
