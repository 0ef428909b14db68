// What became of the cash of a booking, in the words of guest and host (docs/domain/cash.md#words).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { currency, localAmount, money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';

/** What a side says; only the host's side waives. */
export const cashWord = z.enum(['paid', 'not_paid', 'waived']);

const dispute = z
  .strictObject({
    booking_id: p.uuid,
    ref: p.ref,
    title: z.string(),
    starts_at: p.instant,
    ends_at: p.instant,
    time_zone: z.string(),
    guest_name: z.string(),
    host_name: z.string(),
    pax: p.pax,
    usd: money,
    amount: localAmount.nullable(),
    currency,
    words: z.array(
      z.strictObject({
        side: z.enum(['guest', 'host', 'operator', 'clock']),
        word: z.enum(['paid', 'not_paid', 'waived', 'silent']),
        actor: z.string().meta({ description: 'The role that spoke' }),
        by: z.string().nullable().meta({ description: 'The name of the account, where there is one' }),
        at: p.instant,
      }),
    ),
  })
  .meta({ id: 'CashDispute' });

export const cashCalls = {
  'cash/decide': {
    access: 'operator',
    work: 'cash-disputes',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Decides a dispute about cash, once; guest and host are told with the reason',
    in: z.strictObject({ booking_id: p.uuid, decision: cashWord, reason: p.paragraphs(500, 10) }),
    out: z.strictObject({ cash_state: bookingStates.cash_state, message: z.string() }),
  },
  'cash/disputes': {
    access: 'operator',
    work: 'cash-disputes',
    effect: 'read',
    rate: 'read',
    summary: 'Disputes about cash that wait for a decision, the oldest first, with every word of both sides',
    in: z.strictObject({ offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(dispute), total: p.count }),
  },
  'cash/say': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary:
      'Says that the cash of a booking was paid, was not, or, by its host, is waived; the last word of each side counts',
    in: z.strictObject({ ...credentials, said: cashWord }),
    out: z.strictObject({ cash_state: bookingStates.cash_state, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
