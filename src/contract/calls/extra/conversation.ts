// One conversation on its page: by login, by the ref or id with the token of a mail, or in the browser that booked
// (docs/messages.md).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import { attachment, conversation, message, written } from '#src/contract/shapes/message.ts';
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
    in: z.strictObject({
      ...opener,
      offset: p.offset.optional(),
      before: p.uuid.optional().meta({ description: 'Only messages older than this one' }),
    }),
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
      ...written,
      key: p.uuid,
    }),
    out: z.strictObject({ data: message }),
  },
  'conversation/attach': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Stores one picture of the part file for a message of a confirmed booking; its id goes into `attachments`',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1 },
    in: z.strictObject(opener),
    out: z.strictObject({ data: attachment }),
  },
  'conversation/detach': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Takes back a picture that no message shows yet',
    in: z.strictObject({ ...opener, image_id: p.uuid }),
    out: z.strictObject({}),
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
