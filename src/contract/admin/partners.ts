// Ambassadors and distributors, for the back office (docs/reference/back-office.md#ambassadors-and-distributors).
import { z } from 'zod';
import { noCommission } from '#src/domain/partner/commission.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money, signedMoney } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cursor, listCall } from './list-calls.ts';
import { partnerList } from './people-lists.ts';

// Applications as ambassador, for the back office (docs/domain/partners.md#applications).

export const adminApplicationCalls = {
  'admin/ambassador-decide': {
    access: 'operator',
    permission: 'partners',
    effect: 'write',
    about: { application: 'application' },
    rate: 'write',
    summary: 'Accepts or declines an application as ambassador; the applicant is told either way',
    in: z.strictObject({
      application: p.uuid,
      accept: z.boolean(),
      note: p.paragraphs(1000).optional().meta({ description: 'Words to the applicant, as they are' }),
    }),
    out: z.strictObject({
      message: z.string(),
      partner_id: p.uuid
        .nullable()
        .meta({ description: 'The ambassador; null when declined, or while no account has proved this address' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

const percent = z.number().min(0).max(30).multipleOf(0.01);
const version = z.int().min(1).max(1_000_000_000);

const line = {
  id: p.uuid,
  user_id: p.uuid,
  kind: z.enum(partnerKinds),
  state: z.enum(partnerStates),
  name: z.string(),
  email: z.string(),
  code: z.string().nullable().meta({ description: 'Of a distributor null' }),
  since: p.instant,
  clicks: p.count.meta({ description: 'Visits by the link in the last 30 days' }),
  bookings: p.count.meta({ description: 'That wait for their day, took place or were cancelled' }),
  waiting: money.meta({ description: 'What bookings that are not decided yet earn at most' }),
  released: signedMoney.meta({ description: 'Released and not paid; below 0 what is taken from what comes next' }),
  paid: money,
};

const partnerLine = z.strictObject(line).meta({ id: 'PartnerLine' });

/** A booking's commission, as its partner and the back office see it. */
export const commissionStates = ['waiting', 'released', 'paid', 'nothing'] as const;
export const commissionPart = {
  state: z.enum(commissionStates),
  reason: z.enum(noCommission).nullable().meta({ description: 'Why it earns nothing' }),
  amount: money.meta({ description: 'What is left of it; while it waits, at most' }),
};

const partnerBooking = z
  .strictObject({
    booking_id: p.uuid,
    ref: p.ref,
    booking_status: bookingStates.booking_status,
    title: z.string(),
    way: z.enum(['account', 'code', 'link']),
    made_at: p.instant,
    taken_back: money,
    ...commissionPart,
  })
  .meta({ id: 'PartnerBooking' });

export const partnerPaid = z
  .strictObject({ id: p.uuid, amount: money, reference: z.string(), paid_at: p.instant })
  .meta({ id: 'PartnerPaid' });

const ledgerLine = z
  .strictObject({
    at: p.instant,
    kind: z.string(),
    ref: z.string().meta({ description: 'Of the booking, or empty' }),
    amount: signedMoney.meta({ description: 'Above 0 what is owed to the partner' }),
  })
  .meta({ id: 'PartnerLedgerLine' });

export const adminPartnerCalls = {
  'admin/partners': listCall(partnerList, {
    permission: 'partners',
    summary: 'Ambassadors and distributors, the newest first',
    about: { find: 'The beginning of a code, a name or an email address' },
    row: partnerLine,
    more: {},
    cursor,
  }),
  'admin/ambassador-applications': {
    access: 'operator',
    permission: 'partners',
    effect: 'read',
    rate: 'read',
    summary: 'Applications as ambassador that wait for an answer, the oldest first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z
          .strictObject({
            id: p.uuid,
            name: z.string(),
            email: z.string(),
            city: z.string(),
            audience: z.string(),
            message: z.string(),
            made_at: p.instant,
          })
          .meta({ id: 'AmbassadorApplication' }),
      ),
      has_more: z.boolean(),
    }),
  },
  'admin/partner': {
    access: 'operator',
    permission: 'partners',
    effect: 'read',
    rate: 'read',
    summary: 'One ambassador or distributor with bookings, the newest first, payments and what is owed',
    in: z.strictObject({ partner_id: p.uuid, before: cursor.optional() }),
    out: z.strictObject({
      ...line,
      percent: percent.nullable().meta({ description: 'The own rate; null: the usual one' }),
      usual_percent: percent.meta({ description: 'The usual rate of its kind, as the settings say' }),
      version: version.meta({ description: 'To be sent with a change and with a payment' }),
      clicks_by_day: z.array(z.strictObject({ day: p.date, count: p.count })),
      commissions: z.array(partnerBooking),
      next: cursor.nullable(),
      payments: z.array(partnerPaid).meta({ description: 'The last 50' }),
      lines: z
        .array(ledgerLine)
        .meta({ description: 'Of the ledger since the last payment, at most 200, the newest first' }),
    }),
  },
  'admin/partner-change': {
    access: 'operator',
    permission: 'partner-acts',
    effect: 'write',
    about: { partner: 'partner_id' },
    rate: 'write',
    summary: 'Changes code, rate or state as far as nobody else has changed them since',
    in: z.strictObject({
      partner_id: p.uuid,
      version,
      code: p.line(40).optional().meta({ description: 'Of an ambassador only' }),
      percent: percent.nullable().optional(),
      state: z.enum(partnerStates).optional(),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/partner-pay': {
    access: 'operator',
    permission: 'partner-acts',
    effect: 'write',
    about: { partner: 'partner_id' },
    rate: 'write',
    summary: 'Writes that all that is owed was paid by bank transfer, once',
    in: z.strictObject({
      partner_id: p.uuid,
      version,
      amount: money.meta({ description: 'As it was seen; where more or less is owed by now, nothing is written' }),
      reference: p.line(80),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
