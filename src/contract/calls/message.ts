// Calls of the group message: one thread for each booking or inquiry.
import { z } from 'zod';
import type { CallSpec } from '../call.ts';
import { unread } from '../shapes/person.ts';
import { count, instant, offset, paragraphs, uuid } from '../shapes/primitives.ts';

const message = z
  .strictObject({
    id: uuid,
    by: z.enum(['guest', 'host', 'coordinator', 'operator']),
    name: z.string(),
    text: z.string(),
    is_masked: z.boolean().meta({ description: 'Contact details were hidden until the booking is confirmed' }),
    attachments: z.array(z.strictObject({ id: uuid, name: z.string(), url: z.string() })),
    sent_at: instant,
    read_at: instant.nullable(),
  })
  .meta({ id: 'Message' });

/** A thread is named by its booking or its inquiry. */
const thread = { booking_id: uuid.optional(), inquiry_id: uuid.optional() };

export const messageCalls = {
  'message/history': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'A thread, newest last, marked as read; without a thread, the list of threads',
    in: z.strictObject({ ...thread, offset: offset.optional() }),
    out: z.strictObject({
      threads: z.array(
        z.strictObject({
          booking_id: uuid.nullable(),
          inquiry_id: uuid.nullable(),
          title: z.string(),
          with_name: z.string(),
          unread: count,
          last_at: instant,
        }),
      ),
      data: z.array(message),
      total: count,
    }),
  },
  'message/send': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message in a thread, with up to 4 attachments',
    in: z.strictObject({ ...thread, message: paragraphs(4000, 1), attachments: z.array(uuid).max(4).optional() }),
    out: z.strictObject({ data: message }),
  },
  'message/total-unread': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Unread messages, as guest and as host',
    in: z.strictObject({}),
    out: z.strictObject(unread.shape),
  },
} as const satisfies Record<string, CallSpec>;
