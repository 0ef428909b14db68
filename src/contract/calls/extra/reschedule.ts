// Moving a booking to another departure of the same course (docs/domain/lifecycle.md#moving).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { cashDue } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { quote } from '#src/contract/shapes/quote.ts';

export const rescheduleCalls = {
  'reschedule/move': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Without quote_id says what a move changes and changes nothing; with it, moves. It never charges',
    steps: ['date', 'time'],
    in: z.strictObject({ ...credentials, date: p.date, time: p.time, quote_id: p.token.optional() }),
    out: z.strictObject({
      moved: z.boolean(),
      quote_id: p.token.nullable(),
      quote,
      cash: cashDue,
      old_total: money,
      refund_amount: money,
      /** Of the price that a host had offered: it stays, or it was for the earlier date and ends. */
      offer_price: z.enum(['none', 'kept', 'ended']),
      message: z.string(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
