// What a host has earned: by month, and line by line as the ledger has it (docs/domain/payouts.md#statements).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { currency, localAmount, signedMoney, moneySum } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const cash = z
  .strictObject({
    currency,
    received: localAmount.meta({ description: 'Said to be paid, by the host or by both' }),
    due: localAmount.meta({ description: 'Nobody has said that it was paid' }),
    disputed: localAmount,
    waived: localAmount,
  })
  .meta({ id: 'CashOfMonth' });

const month = z
  .strictObject({
    month: p.month,
    bookings: p.count,
    seats: p.count,
    cash: z.array(cash),
    earned: signedMoney.meta({ description: 'What the marketplace owes for it: ledger lines without payouts' }),
    paid_out: signedMoney,
    statement: z.strictObject({ pdf: z.string(), csv: z.string() }),
  })
  .meta({ id: 'EarningsMonth' });

/** A line of the ledger about a host. */
const line = z
  .strictObject({
    id: z.int().min(1),
    at: p.instant,
    kind: z.enum(['completed', 'kept', 'paid_out', 'payout_returned', 'other']),
    amount: signedMoney.meta({ description: 'Above 0: owed to the host' }),
    booking: z.strictObject({ id: p.uuid, ref: p.ref, title: z.string(), date: p.date, pax: p.pax }).nullable(),
  })
  .meta({ id: 'EarningsLine' });

export const earningsCalls = {
  'earnings/summary': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'What a host has earned, by month, what is owed now and when it is paid',
    in: z.strictObject({ host_id: p.uuid.optional() }),
    out: z.strictObject({
      time_zone: z.string(),
      owed: moneySum,
      months: z.array(month).meta({ description: 'The newest first; the running month is always there' }),
      payout: z
        .strictObject({
          state: z.enum(['nothing-owed', 'below-minimum', 'in-open-run', 'missing', 'waiting', 'held', 'pay']),
          held_until: p.instant.nullable(),
          minimum: moneySum,
          last: z.strictObject({ amount: moneySum, paid_on: p.date, reference: z.string() }).nullable(),
        })
        .meta({ description: 'Whether the next run pays what is owed, or what stands against it' }),
    }),
  },
  'earnings/lines': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Lines of the ledger about a host, the newest first, each with its booking',
    in: z.strictObject({ host_id: p.uuid.optional(), before: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    out: z.strictObject({ data: z.array(line), has_more: z.boolean(), time_zone: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
