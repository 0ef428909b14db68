// A host's hand on one departure: no more bookings, or none at all (docs/domain/scarcity.md#what-a-departure-offers,
// docs/domain/lifecycle.md#cancelled-by-the-host).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { usd } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const slot = { course_id: p.id, date: p.date, time: p.time };

export const departureCalls = {
  'departure/close': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Closes a departure of an own course for new bookings, or opens it again; what is booked stays',
    in: z.strictObject({ ...slot, is_closed: z.boolean() }),
    out: z.strictObject({ is_closed: z.boolean(), taken: p.count, seats_left: p.count, message: z.string() }),
  },
  'departure/cancel': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Without quote_id says whom a cancel concerns and changes nothing; with it, cancels every booking in full',
    in: z.strictObject({
      ...slot,
      cause: z.enum(['host', 'unsafe_weather']),
      reason: p.paragraphs(500).optional(),
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({
      cancelled: z.boolean(),
      quote_id: p.token.nullable(),
      bookings: p.count,
      guests: p.count,
      refund_total: usd,
      message: z.string(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
