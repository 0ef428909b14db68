// What a guest is offered after a host's cancel: other departures, and similar courses at the protected price
// (docs/domain/lifecycle.md#cancelled-by-the-host).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { money } from '#src/contract/shapes/money.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const alternativeCalls = {
  'alternative/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Other departures and like courses for a booking that its host cancelled, at the price that was paid for',
    in: z.strictObject(credentials),
    out: z.strictObject({
      same: z.array(z.strictObject({ date: p.date, time: p.time, seats_left: p.count, url: z.string() })),
      like: z.array(z.strictObject({ course: courseCard, protected_price: money, url: z.string() })),
      refund_amount: money,
      refund_state: z.enum(['none', 'pending', 'done', 'failed']),
      until: p.instant.nullable(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
