// Calls for a host's earnings and the cash on the day (docs/domain/ledger.md#runs, docs/domain/ledger.md#cash).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { currency, localAmount, signedMoney, moneySum, money } from '#src/contract/shapes/money.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import type { CallSpec } from '#src/contract/call.ts';

const cash = z
  .strictObject({
    currency,
    received: localAmount.meta({ description: 'Cash reported as paid by the host, or by both host and guest' }),
    due: localAmount.meta({ description: 'Cash that no one has reported as paid' }),
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
    earned: signedMoney.meta({ description: 'What the marketplace owes for the month: ledger lines without payouts' }),
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
    amount: signedMoney.meta({ description: 'Amount of the line; above 0 is owed to the host' }),
    booking: z.strictObject({ id: p.uuid, ref: p.ref, title: z.string(), date: p.date, pax: p.pax }).nullable(),
  })
  .meta({ id: 'EarningsLine' });

/** A side's statement; only the host's side waives. */
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
        actor: z.string().meta({ description: 'Role that made the report' }),
        by: z
          .string()
          .nullable()
          .meta({ description: 'Name of the account that made the report; null without an account' }),
        at: p.instant,
      }),
    ),
  })
  .meta({ id: 'CashDispute' });

export const earningsCalls = {
  'earnings/summary': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Returns a host's earnings by month, what is owed now, and when it is paid",
    in: z.strictObject({ host_id: p.uuid.optional() }),
    out: z.strictObject({
      time_zone: z.string(),
      owed: moneySum,
      months: z.array(month).meta({ description: 'Months, newest first; always includes the current one' }),
      payout: z
        .strictObject({
          state: z.enum(['nothing-owed', 'below-minimum', 'in-open-run', 'missing', 'waiting', 'held', 'pay']),
          held_until: p.instant.nullable(),
          minimum: moneySum,
          last: z.strictObject({ amount: moneySum, paid_on: p.date, reference: z.string() }).nullable(),
        })
        .meta({ description: 'Whether the next run pays what is owed, and if not, why' }),
    }),
  },
  'earnings/lines': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the ledger lines of a host, newest first, each with its booking',
    in: z.strictObject({ host_id: p.uuid.optional(), before: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    out: z.strictObject({ data: z.array(line), has_more: z.boolean(), time_zone: z.string() }),
  },

  // Statements of guest and host about a booking's cash (docs/domain/ledger.md#cash-reports).
  'cash/decide': {
    access: 'operator',
    permission: 'cash-disputes',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Decides a cash dispute, once; sends the reason to guest and host',
    in: z.strictObject({ booking_id: p.uuid, decision: cashWord, reason: p.paragraphs(500, 10) }),
    out: z.strictObject({ cash_state: bookingStates.cash_state, message: z.string() }),
  },
  'cash/disputes': {
    access: 'operator',
    permission: 'cash-disputes',
    effect: 'read',
    rate: 'read',
    summary: 'Lists cash disputes to decide, oldest first, with every cash report of both sides',
    in: z.strictObject({ offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(dispute), total: p.count }),
  },
  'cash/say': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Reports a booking's cash as paid, not paid or waived by its host; each side's last report applies",
    in: z.strictObject({ ...bookingAccess, said: cashWord }),
    out: z.strictObject({ cash_state: bookingStates.cash_state, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
