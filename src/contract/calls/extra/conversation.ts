// One conversation on its page: by login, by the ref or id with the token of a mail, or in the browser that booked
// (docs/messages.md).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import { conversation, message } from '#src/contract/shapes/message.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const opener = { ...credentials, inquiry_id: p.uuid.optional() };

/** Why a message or a person is reported. */
export const reportReason = z.enum(['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other']);

export const conversationCalls = {
  'conversation/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A conversation with its newest messages, or older ones, newest last; reads nothing off as read',
    in: z.strictObject({ ...opener, offset: p.offset.optional() }),
    out: z.strictObject({ conversation, data: z.array(message), total: p.count }),
  },
  'conversation/read': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Marks a conversation as read up to one of its messages',
    in: z.strictObject({ ...opener, message_id: p.uuid }),
    out: z.strictObject({ unread: p.count }),
  },
  'conversation/send': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message; sent again with the same key it stays one',
    in: z.strictObject({
      ...opener,
      message: p.paragraphs(4000, 1),
      key: p.uuid,
      attachments: z.array(p.uuid).max(4).optional(),
    }),
    out: z.strictObject({ data: message }),
  },
  'conversation/block': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Ends or allows messages between these two, in all of their conversations',
    in: z.strictObject({ ...opener, block: z.boolean() }),
    out: z.strictObject({ conversation, message: z.string() }),
  },
  'conversation/report': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Reports a conversation, or one message of it, to the operator',
    in: z.strictObject({
      ...opener,
      message_id: p.uuid.optional(),
      reason: reportReason,
      details: p.paragraphs(1000).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
