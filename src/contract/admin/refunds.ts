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
  .meta({ description: 'Cursor from `next`, sent as `before` to get the next page' });

const line = {
  id: p.uuid,
  state: z.enum(refundStates),
  amount_minor: z.int().meta({ description: 'Amount in the smallest unit of the charged currency' }),
  currency,
  due: money,
  reason: z.enum(refundReasons),
  maker: z.enum(refundMakers),
  who: z.string().meta({ description: 'Operator who made or settled the refund; empty for none' }),
  provider: z.enum(payProviders),
  provider_ref: z.string(),
  made_at: p.instant,
  changed_at: p.instant,
  age_hours: p.count
    .nullable()
    .meta({ description: 'Hours since the refund was made; null once the guest has the money' }),
  booking_id: p.uuid,
  ref: p.ref,
  guest: z.string(),
};

const refundLine = z.strictObject(line).meta({ id: 'AdminRefundLine' });

export const adminRefundCalls = {
  'admin/refund-list': listCall(refundList, {
    permission: 'refunds',
    summary: 'Lists refunds, newest first; with `failed_first`, failed ones before all others',
    about: {
      find: 'Ref of a booking, start of a guest’s email address, or id of a refund, ours or the provider’s',
      from: 'First day on which refunds were made, in UTC',
      to: 'Last day on which refunds were made, in UTC',
      failed_first: 'True to list failed refunds before all others',
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
    summary: 'Shows a refund, what may be done with it, and the postings of a manual payment',
    in: z.strictObject({ refund_id: p.uuid }),
    out: z.strictObject({
      ...line,
      is_own: z
        .boolean()
        .meta({ description: 'True for a refund of the operator’s own booking or listing; another operator must act' }),
      acts: z.array(z.enum(refundActs)),
      is_twice: z
        .boolean()
        .meta({ description: 'True if the provider delivered the refund as well, so the guest has it twice' }),
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
    summary: 'Sends a failed refund again, except what the provider already has',
    in: z.strictObject({ refund_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/refund-settle': {
    access: 'operator',
    permission: 'refunds',
    effect: 'write',
    about: { refund: 'refund_id' },
    rate: 'write',
    summary: 'Records that a refund the provider cannot deliver was paid manually; posts it and emails the guest',
    in: z.strictObject({
      refund_id: p.uuid,
      way: z.enum(manualMethods),
      reference: p.line(referenceLength.most),
      paid_on: p.date.meta({ description: 'Day on which the refund was paid' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
