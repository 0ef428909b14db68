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
    summary: 'Accepts or declines an application as ambassador; emails the applicant',
    in: z.strictObject({
      application: p.uuid,
      accept: z.boolean(),
      note: p.paragraphs(1000).optional().meta({ description: 'Message to the applicant, sent unchanged' }),
    }),
    out: z.strictObject({
      message: z.string(),
      partner_id: p.uuid
        .nullable()
        .meta({ description: 'Id of the ambassador; null if declined, or while no account has verified this address' }),
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
  code: z.string().nullable().meta({ description: 'Code of an ambassador; null for distributors' }),
  since: p.instant,
  clicks: p.count.meta({ description: 'Visits by the partner’s link in the last 30 days' }),
  bookings: p.count.meta({ description: 'Attributed bookings that are ahead, took place or were cancelled' }),
  waiting: money.meta({ description: 'Most that the undecided bookings can earn' }),
  released: signedMoney.meta({
    description: 'Commission released and not yet paid; if below 0, deducted from later commission',
  }),
  paid: money,
};

const partnerLine = z.strictObject(line).meta({ id: 'PartnerLine' });

/** A booking's commission, as its partner and the back office see it. */
export const commissionStates = ['waiting', 'released', 'paid', 'nothing'] as const;
export const commissionPart = {
  state: z.enum(commissionStates),
  reason: z
    .enum(noCommission)
    .nullable()
    .meta({ description: 'Why the booking earns no commission; null unless the state is `nothing`' }),
  amount: money.meta({ description: 'Commission that remains; while it waits, the most it can be' }),
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
    ref: z.string().meta({ description: 'Ref of the booking; empty for none' }),
    amount: signedMoney.meta({ description: 'Amount of the line; above 0 if owed to the partner' }),
  })
  .meta({ id: 'PartnerLedgerLine' });

export const adminPartnerCalls = {
  'admin/partners': listCall(partnerList, {
    permission: 'partners',
    summary: 'Lists ambassadors and distributors, newest first',
    about: { find: 'Start of a code, a name or an email address' },
    row: partnerLine,
    more: {},
    cursor,
  }),
  'admin/ambassador-applications': {
    access: 'operator',
    permission: 'partners',
    effect: 'read',
    rate: 'read',
    summary: 'Lists applications as ambassador that wait for a decision, oldest first',
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
    summary: 'Shows an ambassador or distributor: bookings, newest first, payments, and amount owed',
    in: z.strictObject({ partner_id: p.uuid, before: cursor.optional() }),
    out: z.strictObject({
      ...line,
      percent: percent.nullable().meta({ description: 'Partner’s own rate in percent; null for the usual one' }),
      usual_percent: percent.meta({ description: 'Usual rate for this kind of partner in percent, from the settings' }),
      version: version.meta({ description: 'Version to send with a change and with a payment' }),
      clicks_by_day: z.array(z.strictObject({ day: p.date, count: p.count })),
      commissions: z.array(partnerBooking),
      next: cursor.nullable(),
      payments: z.array(partnerPaid).meta({ description: 'The last 50 payments' }),
      lines: z
        .array(ledgerLine)
        .meta({ description: 'Ledger lines since the last payment, newest first; at most 200' }),
    }),
  },
  'admin/partner-change': {
    access: 'operator',
    permission: 'partner-acts',
    effect: 'write',
    about: { partner: 'partner_id' },
    rate: 'write',
    summary: 'Changes a partner’s code, rate or state unless it has changed since',
    in: z.strictObject({
      partner_id: p.uuid,
      version,
      code: p.line(40).optional().meta({ description: 'New code; only for ambassadors' }),
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
    summary: 'Records that all that is owed was paid by bank transfer, once',
    in: z.strictObject({
      partner_id: p.uuid,
      version,
      amount: money.meta({ description: 'Amount owed as the caller saw it; the call is refused if it differs by now' }),
      reference: p.line(80),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
