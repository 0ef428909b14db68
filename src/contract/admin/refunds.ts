// Refunds of the whole marketplace, for the back office (docs/reference/back-office.md#refunds).
import { z } from 'zod';
import { refundMakers, refundReasons, refundStates } from '#src/domain/payment/refund-states.ts';
import { manualMethods } from '#src/domain/ledger/settlement.ts';
import { referenceLength, refundActs } from '#src/domain/payment/manual-refund.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { currency, money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { ledgerLine } from './bookings.ts';
import { isCut, listCall } from './list-calls.ts';
import { refundList } from './money-lists.ts';

const cursor = z
  .string()
  .regex(/^\d{1,18}\.[0-9a-f-]{36}(\.failed)?$/)
  .meta({ description: 'As the page before answered it' });

const line = {
  id: p.uuid,
  state: z.enum(refundStates),
  amount_minor: z.int().meta({ description: 'In the smallest unit of the currency that was charged' }),
  currency,
  due: money,
  reason: z.enum(refundReasons),
  maker: z.enum(refundMakers),
  who: z
    .string()
    .meta({ description: 'The operator who made it or settled it; empty where it was nobody of the staff' }),
  provider: z.enum(payProviders),
  provider_ref: z.string(),
  made_at: p.instant,
  changed_at: p.instant,
  age_hours: p.count.nullable().meta({ description: 'How long it has not been with the guest; null once it is' }),
  booking_id: p.uuid,
  ref: p.ref,
  guest: z.string(),
};

const refundLine = z.strictObject(line).meta({ id: 'AdminRefundLine' });

export const adminRefundCalls = {
  'admin/refund-list': listCall(refundList, {
    permission: 'refunds',
    summary: 'Refunds of the marketplace, the newest first; on request those that failed before all others',
    about: {
      find: 'The ref of a booking, the beginning of a guest’s email address, or the provider’s or our own id of a refund',
      from: 'The first day on which it was made, in UTC',
      to: 'The last day, in UTC',
      failed_first: 'Those that failed before all others',
    },
    row: refundLine,
    more: { is_cut: isCut },
    cursor,
  }),
  'admin/refund-show': {
    access: 'operator',
    permission: 'refunds',
    effect: 'read',
    rate: 'read',
    summary: 'One refund, what may be done with it, and what paying it otherwise would post',
    in: z.strictObject({ refund_id: p.uuid }),
    out: z.strictObject({
      ...line,
      is_own: z.boolean().meta({ description: 'Of the operator’s own booking or listing: somebody else acts' }),
      acts: z.array(z.enum(refundActs)),
      is_twice: z.boolean().meta({ description: 'The provider has delivered it as well' }),
      settlement: z
        .strictObject({ way: z.enum(manualMethods), reference: z.string(), paid_on: p.date, at: p.instant })
        .nullable(),
      lines: z.strictObject({ bank: z.array(ledgerLine), cash: z.array(ledgerLine) }).nullable(),
    }),
  },
  'admin/refund-retry': {
    access: 'operator',
    permission: 'refunds',
    effect: 'write',
    about: { refund: 'refund_id' },
    rate: 'write',
    summary: 'Sends a refund that failed once more; what the provider has of it already is not sent again',
    in: z.strictObject({ refund_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/refund-settle': {
    access: 'operator',
    permission: 'refunds',
    effect: 'write',
    about: { refund: 'refund_id' },
    rate: 'write',
    summary:
      'Writes that a refund which the provider cannot deliver was paid otherwise; the ledger has it, and the guest is told',
    in: z.strictObject({
      refund_id: p.uuid,
      way: z.enum(manualMethods),
      reference: p.line(referenceLength.most),
      paid_on: p.date.meta({ description: 'The day on which it was paid' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
