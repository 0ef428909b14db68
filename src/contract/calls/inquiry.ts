// Inquiries after sending: guest and host read them, the host replies (docs/domain/messages.md#states).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { inquiryDetail } from '#src/contract/shapes/inquiry.ts';
import { money } from '#src/contract/shapes/money.ts';
import type { CallSpec } from '#src/contract/call.ts';

const bookingAccess = { inquiry_id: p.uuid, token: p.token.optional() };

export const inquiryCalls = {
  'inquiry/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns one inquiry to its guest or host, by login or with the email's token",
    in: z.strictObject(bookingAccess),
    out: z.strictObject({ inquiry: inquiryDetail }),
  },
  'inquiry/list': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the inquiries that the caller sent, or received as a host',
    in: z.strictObject({ role: z.enum(['guest', 'host']).optional(), offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(inquiryDetail), total: p.count }),
  },
  'inquiry/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Replies as the host: a text, an offer that holds the seats for 24 hours, or a refusal',
    in: z.strictObject({
      ...bookingAccess,
      decision: z.enum(['answer', 'offer', 'decline']),
      message: p.paragraphs(1000).optional(),
      time: p.time.optional(),
      price_per_guest: money.optional(),
    }),
    out: z.strictObject({ inquiry: inquiryDetail, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
