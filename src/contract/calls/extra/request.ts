// A host's answer to a request from a mail's link: no login, one button (docs/mails.md#mails-to-hosts).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const requestCalls = {
  'request/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Accepts or declines a requested booking with the token of the host's mail",
    in: z.strictObject({
      ref: p.ref,
      token: p.token,
      decision: z.enum(['accept', 'decline']),
      reason: p.paragraphs(500).optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
