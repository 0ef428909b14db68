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
  .meta({ description: 'As the page before answered it' });

const line = {
  id: messageId,
  at: p.instant,
  channel: z.enum(messageChannels),
  kind: z.string(),
  to: z.string().meta({ description: 'Empty where it is not written yet' }),
  state: z.enum(messageStates),
  subject: z.string().meta({ description: 'Of a mail; empty where it is not written yet, and for phones' }),
  booking_id: p.uuid.nullable(),
  ref: p.ref.nullable(),
  tries: p.count,
  error: z.string().meta({ description: 'Why the last try failed' }),
};

const messageLine = z.strictObject(line).meta({ id: 'MessageLine' });

export const adminMessageCalls = {
  'admin/messages': listCall(messageList, {
    permission: 'messages',
    summary: 'Mails and messages to phones of the last 30 days, the newest first',
    about: {
      find: 'The beginning of an email address, a phone number with its dialling code, or the ref of a booking',
      from: 'The first day, in UTC',
      to: 'The last day, in UTC',
    },
    row: messageLine,
    more: { is_cut: isCut, kinds: z.array(z.string()).meta({ description: 'Every kind that the log has' }) },
    cursor,
  }),
  'admin/message': {
    access: 'operator',
    permission: 'messages',
    effect: 'read',
    rate: 'read',
    summary: 'One message as its receiver reads it, without what opens something, and every try that failed',
    in: z.strictObject({ id: messageId }),
    out: z.strictObject({
      ...line,
      text: z.string(),
      has_html: z.boolean(),
      files: z.array(z.string()).meta({ description: 'Names of the files that went along' }),
      delivery: z.string().meta({ description: 'What a service has reported of a message to a phone; else empty' }),
      sent_at: p.instant.nullable().meta({ description: 'When a mail server took it; null where none is set' }),
      next_try_at: p.instant.nullable(),
      failures: z.array(z.strictObject({ at: p.instant, error: z.string() })).meta({ description: 'The last 50' }),
      resend_of: messageId.nullable(),
      resent: z.array(messageId).meta({ description: 'What it was sent again as; 20 at most' }),
      resends: p.count.meta({ description: 'To be sent along with a resend' }),
      can: z.enum(resendChannels).nullable().meta({ description: 'How it may be sent again' }),
    }),
  },
  'admin/message-resend': {
    access: 'operator',
    permission: 'messages',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Tries a failed message at once, or sends one again as it would be written today; once for what was seen',
    in: z.strictObject({ id: messageId, resends: p.count }),
    out: z.strictObject({ id: messageId, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
