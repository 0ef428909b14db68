// Bookings of the whole marketplace, for the back office (docs/reference/back-office.md#bookings).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money, currency } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { bookingList } from './booking-list.ts';
import { cityChoices, cursor, isCut, listCall } from './list-calls.ts';
import { bookingActs } from '#src/domain/admin/acts.ts';

// One booking in the back office: its money line by line, and the operator's actions
// (docs/reference/back-office.md#one-booking).

/** An amount in the smallest unit of its currency. */
const charged = { amount_minor: z.int(), currency };

export const ledgerLine = z.strictObject({ account: z.string(), ...charged }).meta({ id: 'LedgerLine' });

const payment = z
  .strictObject({
    id: p.uuid,
    method: z.string(),
    status: z.string(),
    ...charged,
    due: money,
    provider_ref: z.string(),
    provider_url: z
      .string()
      .nullable()
      .meta({ description: 'URL of the payment’s page at the provider; null if there is none' }),
    is_surplus: z
      .boolean()
      .meta({ description: 'True for a late or double payment, which is not the booking’s and is refunded' }),
    at: p.instant,
  })
  .meta({ id: 'AdminPayment' });

const refund = z
  .strictObject({ id: p.uuid, ...charged, due: money, reason: z.string(), status: z.string(), at: p.instant })
  .meta({ id: 'AdminRefund' });

const posting = z
  .strictObject({ id: z.string(), kind: z.string(), at: p.instant, lines: z.array(ledgerLine) })
  .meta({ id: 'AdminPosting' });

const bookingLine = z
  .strictObject({
    id: p.uuid,
    ref: p.ref,
    ...bookingStates,
    made_at: p.instant,
    date: p.date,
    time: p.time,
    course_id: p.id,
    title: z.string(),
    city: z.string(),
    host: z.string(),
    guest: z.string(),
    email: z.string(),
    phone: z.string(),
    pax: p.pax,
    total: money,
    paid_online: money,
    balance: money,
  })
  .meta({ id: 'BookingLine' });

export const adminBookingCalls = {
  'admin/booking-list': listCall(bookingList, {
    permission: 'bookings',
    summary: 'Lists bookings, newest first, or by date of the experience when days are given',
    about: {
      find: 'Ref, phone number, or start of an email address, first name or last name',
      from: 'First day of the experience, in its time zone',
      to: 'Last day of the experience, in its time zone',
    },
    row: bookingLine,
    more: { is_cut: isCut, cities: cityChoices },
    cursor,
  }),
  'admin/booking': {
    access: 'operator',
    permission: 'bookings',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a booking’s payments, refunds, postings and remaining amount, and what an operator may do',
    in: z.strictObject({ booking_id: p.uuid }),
    out: z.strictObject({
      guest_id: p.uuid.meta({ description: 'Account of the guest' }),
      is_own: z
        .boolean()
        .meta({ description: 'True for the operator’s own booking or listing; another operator must act' }),
      left: money.meta({ description: 'Paid amount that remains after all refunds, including failed ones' }),
      is_refunding: z.boolean(),
      is_disputed: z.boolean().meta({
        description: 'True while a dispute of the payment is open, or once it is lost; refunds by hand are refused',
      }),
      can_refund: z.boolean().meta({ description: 'True if the operator may refund by hand' }),
      acts: z.array(z.enum(bookingActs)),
      seats: z
        .strictObject({ capacity: p.count, taken: p.count, bookings: p.count, is_closed: z.boolean() })
        .nullable()
        .meta({
          description: 'Seats of the departure; null once it has begun, or if the operator may not act on bookings',
        }),
      late_money: z.strictObject({ until: p.instant, pax: p.count, seats_free: p.count }).nullable().meta({
        description:
          'Late payment that waits for a seat, and until when; null for none, or if the operator may not handle late payments',
      }),
      payments: z.array(payment),
      refunds: z.array(refund),
      postings: z.array(posting),
    }),
  },
  'admin/refund': {
    access: 'operator',
    permission: 'refunds',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Without `quote_id`, quotes the postings of a refund by hand; with it, makes exactly that refund, once',
    in: z.strictObject({ booking_id: p.uuid, amount: money, reason: p.reason, quote_id: p.token.optional() }),
    out: z.strictObject({
      refunded: z.boolean(),
      quote_id: p.token.nullable(),
      amount: money,
      left: money.meta({ description: 'Paid amount that remains after this refund' }),
      lines: z.array(ledgerLine).meta({ description: 'Ledger lines to post once the provider has settled the refund' }),
      message: z.string(),
    }),
  },
  'admin/seats': {
    access: 'operator',
    permission: 'booking-acts',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Raises the capacity of a booking’s departure unless it has changed since; notifies the host',
    in: z.strictObject({
      booking_id: p.uuid,
      capacity: z.int().min(1).max(100_000),
      seen: p.count.meta({ description: 'Capacity of the departure as the caller saw it' }),
      reason: p.reason,
    }),
    out: z.strictObject({ capacity: p.count, message: z.string() }),
  },
  'admin/late-money': {
    access: 'operator',
    permission: 'payments',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Ends the wait of a late payment: confirms the booking if seats are free, or refunds it',
    in: z.strictObject({ booking_id: p.uuid, act: z.enum(['seat', 'refund']), reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/booking-act': {
    access: 'operator',
    permission: 'booking-acts',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary:
      'Acts for the host: accepts or declines a request, checks in, marks a no-show, or undoes the last check-in action',
    in: z.strictObject({ booking_id: p.uuid, act: z.enum(bookingActs), note: p.paragraphs(500).optional() }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
