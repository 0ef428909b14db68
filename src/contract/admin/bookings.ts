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
    provider_url: z.string().nullable().meta({ description: 'Its page at the provider' }),
    is_surplus: z
      .boolean()
      .meta({ description: 'Money that came late or twice: it is not the booking’s, and goes back' }),
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
    summary: 'Bookings of the marketplace, the newest first; with days given by when they take place',
    about: {
      find: 'A ref, an email address, a phone number, or the beginning of a first or last name',
      from: 'The first day of the experience, in its zone',
      to: 'The last day of the experience, in its zone',
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
    summary:
      'The money of a booking: its payments, refunds and postings, what is left of it, and what an operator may do',
    in: z.strictObject({ booking_id: p.uuid }),
    out: z.strictObject({
      guest_id: p.uuid.meta({ description: 'The account of the guest' }),
      is_own: z.boolean().meta({ description: 'The operator’s own booking or listing: somebody else acts' }),
      left: money.meta({ description: 'What is left of what was paid, after all refunds that are not failed' }),
      is_refunding: z.boolean(),
      is_disputed: z.boolean().meta({ description: 'The guest’s bank decides about the payment: no refund by hand' }),
      can_refund: z.boolean().meta({ description: 'Refunds by hand are the work of who asks' }),
      acts: z.array(z.enum(bookingActs)),
      seats: z
        .strictObject({ capacity: p.count, taken: p.count, bookings: p.count, is_closed: z.boolean() })
        .nullable()
        .meta({ description: 'Of its departure, while that is ahead; null from its beginning on' }),
      late_money: z
        .strictObject({ until: p.instant, pax: p.count, seats_free: p.count })
        .nullable()
        .meta({ description: 'Paid too late, and no seat was free: until when the money waits for one' }),
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
    summary: 'Without quote_id says what a refund by hand would post; with it, refunds exactly that, once',
    in: z.strictObject({ booking_id: p.uuid, amount: money, reason: p.reason, quote_id: p.token.optional() }),
    out: z.strictObject({
      refunded: z.boolean(),
      quote_id: p.token.nullable(),
      amount: money,
      left: money.meta({ description: 'What is left of what was paid, after this' }),
      lines: z.array(ledgerLine).meta({ description: 'As the ledger gets them when the provider has settled it' }),
      message: z.string(),
    }),
  },
  'admin/seats': {
    access: 'operator',
    permission: 'booking-acts',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Gives the departure of a booking more seats, as far as nobody else has changed them; its host is told',
    in: z.strictObject({
      booking_id: p.uuid,
      capacity: z.int().min(1).max(100_000),
      seen: p.count.meta({ description: 'How many seats it was seen to have' }),
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
    summary:
      'Ends the wait of late money for a seat: with the seats of its departure, if they are free, or with its refund',
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
      'Does for the host what the booking’s life allows an operator: answers a request, lets in, marks as not come',
    in: z.strictObject({ booking_id: p.uuid, act: z.enum(bookingActs), note: p.paragraphs(500).optional() }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
