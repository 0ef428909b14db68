// Calls of the group message: one thread for each booking or inquiry. Without an account: src/contract/calls/extra/conversation.ts.
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { message, thread, written } from '#src/contract/shapes/message.ts';
import { unread } from '#src/contract/shapes/person.ts';
import { count, offset, uuid } from '#src/contract/shapes/primitives.ts';

/** A thread is named by its booking or its inquiry. */
const named = { booking_id: uuid.optional(), inquiry_id: uuid.optional() };

export const messageCalls = {
  'message/history': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'A thread, newest last, marked as read; without a thread, the list of threads',
    in: z.strictObject({
      ...named,
      offset: offset.optional(),
      before: uuid.optional(),
      role: z.enum(['host']).optional().meta({ description: 'Of the list: only conversations on the side of a host' }),
    }),
    out: z.strictObject({ threads: z.array(thread), data: z.array(message), total: count }),
  },
  'message/send': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message in a thread, with up to 4 attachments; sent again with the same key it stays one',
    in: z.strictObject({
      ...named,
      ...written,
      key: uuid.optional(),
    }),
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
