// Sent and waiting emails and phone messages, for the back office (docs/reference/back-office.md#messages).
import { z } from 'zod';
import { messageChannels, messageStates, resendChannels } from '#src/domain/admin/message-log.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { isCut, listCall } from './list-calls.ts';
import { messageList } from './log-lists.ts';

/** `m` and a number, or `p` and an id. */
const messageId = z.string().regex(/^(m\d{1,18}|p[0-9a-f-]{36})$/);

const cursor = z
  .string()
  .regex(/^\d{1,17}\.(m\d{1,18}|p[0-9a-f-]{36})$/)
  .meta({ description: 'Cursor from `next`, sent as `before` to get the next page' });

const line = {
  id: messageId,
  at: p.instant,
  channel: z.enum(messageChannels),
  kind: z.string(),
  to: z.string().meta({ description: 'Address or number of the recipient; empty until the message is written' }),
  state: z.enum(messageStates),
  subject: z.string().meta({ description: 'Subject of an email; empty until it is written, and for phone messages' }),
  booking_id: p.uuid.nullable(),
  ref: p.ref.nullable(),
  tries: p.count,
  error: z.string().meta({ description: 'Why the last try failed; empty for none' }),
};

const messageLine = z.strictObject(line).meta({ id: 'MessageLine' });

export const adminMessageCalls = {
  'admin/messages': listCall(messageList, {
    permission: 'messages',
    summary: 'Lists emails and phone messages of the last 30 days, newest first',
    about: {
      find: 'Start of an email address, phone number with its dialling code, or ref of a booking',
      from: 'First day, in UTC',
      to: 'Last day, in UTC',
    },
    row: messageLine,
    more: { is_cut: isCut, kinds: z.array(z.string()).meta({ description: 'All kinds of messages in the log' }) },
    cursor,
  }),
  'admin/message': {
    access: 'operator',
    permission: 'messages',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a message as its recipient reads it, with secrets masked, and its failed tries',
    in: z.strictObject({ id: messageId }),
    out: z.strictObject({
      ...line,
      text: z.string(),
      has_html: z.boolean(),
      files: z.array(z.string()).meta({ description: 'Names of the attached files' }),
      delivery: z
        .string()
        .meta({ description: 'State of a phone message, as its service reported it; empty for emails' }),
      sent_at: p.instant
        .nullable()
        .meta({ description: 'When a mail server accepted the email; null before, and if none is configured' }),
      next_try_at: p.instant.nullable(),
      failures: z
        .array(z.strictObject({ at: p.instant, error: z.string() }))
        .meta({ description: 'The last 50 failed tries' }),
      resend_of: messageId.nullable(),
      resent: z.array(messageId).meta({ description: 'Messages that resent this one, at most 20' }),
      resends: p.count.meta({ description: 'Number of resends, to send with `admin/message-resend`' }),
      can: z.enum(resendChannels).nullable().meta({ description: 'How the message can be resent; null if it cannot' }),
    }),
  },
  'admin/message-resend': {
    access: 'operator',
    permission: 'messages',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Retries a failed message at once, or sends one again from current data, unless it was resent since',
    in: z.strictObject({ id: messageId, resends: p.count }),
    out: z.strictObject({ id: messageId, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
