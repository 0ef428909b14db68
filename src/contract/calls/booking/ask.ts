// Calls of the group booking about questions before a booking (docs/domain/inquiry.md#states).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { addonCounts } from '#src/contract/shapes/booking-choice.ts';
import { inquiry } from '#src/contract/shapes/inquiry.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const askingCalls = {
  'booking/inquiry': {
    access: 'public',
    effect: 'write',
    // It sends a mail to an address that nobody has proved: the strictest class.
    rate: 'auth',
    summary: 'Asks the host a question about a date; a visitor confirms it from a mail first',
    steps: ['date', 'pax'],
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      time: p.time.optional(),
      pax: p.pax,
      addons: addonCounts.optional(),
      message: p.paragraphs(1000, 10),
      email: p.email.optional(),
      first_name: p.line(80).optional(),
      last_name: p.line(80).optional(),
      isd_code: p.isdCode.optional(),
      phone: p.line(30).optional(),
    }),
    out: z.strictObject({ inquiry, message: z.string() }),
  },
  'booking/inquiry-check': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Whether a question is open already and the slot is free',
    in: z.strictObject({ course_id: p.id, date: p.date.optional(), time: p.time.optional(), pax: p.pax.optional() }),
    out: z.strictObject({ has_open: z.boolean(), open: z.array(inquiry), is_free: z.boolean() }),
  },
  'booking/inquiry-verify': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Opens a question by the token from the mail',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ inquiry, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
