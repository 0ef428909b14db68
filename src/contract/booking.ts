// Calls of the group booking: from a free date to a voucher, and what follows (spec 7).
import { z } from 'zod';
import type { CallSpec } from './call.ts';
import { analytic } from './shapes/analytic.ts';
import { bookingCard, bookingDetailFields, bookingStates } from './shapes/booking-detail.ts';
import { addonCounts, choiceFields } from './shapes/booking-choice.ts';
import { inquiry } from './shapes/inquiry.ts';
import { usd } from './shapes/money.ts';
import * as p from './shapes/primitives.ts';
import { quoteFields } from './shapes/quote.ts';

/** What opens a booking without a login; without it the session or the booking's own cookie must (product 4). */
const opener = { booking_id: p.uuid.optional(), ref: p.ref.optional(), token: p.token.optional() };

const course = { course_id: p.id.optional(), course: p.id.optional() };
const hasCourse = (input: { course_id?: number | undefined; course?: number | undefined }) =>
  (input.course_id === undefined) !== (input.course === undefined);

const listInput = z.strictObject({
  when: z.enum(['upcoming', 'past', 'all']).optional(),
  booking_status: bookingStates.booking_status.optional(),
  offset: p.offset.optional(),
});
const listOutput = z.strictObject({ data: z.array(bookingCard), total: p.count });

export const bookingCalls = {
  'booking/available-date': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The dates of a month that can be booked; `course` may stand for `course_id`, and one of them must',
    in: z
      .strictObject({ ...course, month: p.month })
      .refine(hasCourse, { error: 'Send course_id or course, one of them', path: ['course_id'] }),
    out: z.strictObject({
      message: z.string(),
      dates: z.array(p.date),
      days: z.array(
        z.strictObject({
          date: p.date,
          seats_left: p.count,
          from_price: usd.nullable(),
          times: z.array(z.strictObject({ time: p.time, seats_left: p.count, min_pax: p.pax })),
        }),
      ),
      month: p.month,
      first_month: p.month,
      last_month: p.month,
      time_zone: z.string(),
    }),
  },
  'booking/available-time': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The start times of a date that can be booked',
    in: z.strictObject({ course_id: p.id, date: p.date }),
    out: z.strictObject({
      data: z.array(p.time),
      slots: z.array(
        z.strictObject({
          time: p.time,
          seats_left: p.count,
          cutoff_at: p.instant,
          min_pax: p.pax,
          starts_at: p.instant,
        }),
      ),
      time_zone: z.string(),
    }),
  },
  'booking/available-pax': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The guest counts that still fit, and for each the counts of every add-on that can be chosen',
    in: z.strictObject({ course_id: p.id, date: p.date, time: p.time }),
    out: z.strictObject({
      data: z.array(p.pax),
      addon_options: z
        .record(z.string(), z.array(p.count))
        .meta({ description: 'By add-on id: the counts to choose from, 0 to what the largest party needs' }),
      addon_needed: z
        .record(z.string(), z.array(p.count))
        .meta({ description: 'By add-on id: for each entry of data, in its order, the highest count it may choose' }),
      seats_left: p.count,
      min_pax: p.pax,
    }),
  },
  'booking/calculate': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The price of a choice; a wrong code is a success with discount_error',
    in: z.strictObject(choiceFields),
    out: z.strictObject(quoteFields),
  },
  'booking/checkout': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Claims the seats and opens a booking; payment calls take its token. Header Idempotency-Key is honoured',
    in: z.strictObject({
      ...choiceFields,
      email: p.email.optional(),
      first_name: p.line(80).optional(),
      last_name: p.line(80).optional(),
      isd_code: p.line(8).optional(),
      phone: p.line(30).optional(),
      message: p.paragraphs(2000).optional(),
      address: p.line(300).optional(),
      latitude: p.latitude.nullable().optional(),
      longitude: p.longitude.nullable().optional(),
      password: p.password.optional(),
    }),
    out: z.strictObject({
      message: z.string(),
      token: p.token,
      url: z.string().nullable(),
      analytic: analytic.nullable(),
      ref: p.ref,
      booking_deposit_due: usd,
      hold_until: p.instant.nullable(),
    }),
  },
  'booking/cancel': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Without quote_id says what comes back and changes nothing; with it, cancels',
    in: z.strictObject({ ...opener, quote_id: p.token.optional(), reason: p.paragraphs(500).optional() }),
    out: z.strictObject({
      cancelled: z.boolean(),
      quote_id: p.token.nullable(),
      refund_amount: usd,
      refund_percent: z.int().min(0).max(100),
      reason: z.string(),
      message: z.string(),
    }),
  },
  'booking/confirm': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'A host accepts or declines a requested booking',
    in: z.strictObject({
      booking_id: p.uuid,
      decision: z.enum(['accept', 'decline']).optional(),
      reason: p.paragraphs(500).optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
  'booking/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A booking in full, opened by login and id, by ref and token, or by its cookie',
    in: z.strictObject(opener),
    out: z.strictObject(bookingDetailFields),
  },
  'booking/inquiry': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Asks the host a question about a date; a visitor confirms it from a mail first',
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      time: p.time.optional(),
      pax: p.pax,
      addons: addonCounts.optional(),
      message: p.paragraphs(1000, 10),
      email: p.email.optional(),
      first_name: p.line(80).optional(),
      last_name: p.line(80).optional(),
      isd_code: p.isdCode.optional(),
      phone: p.line(30).optional(),
    }),
    out: z.strictObject({ inquiry, message: z.string() }),
  },
  'booking/inquiry-check': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Whether a question is open already and the slot is free',
    in: z.strictObject({ course_id: p.id, date: p.date.optional(), time: p.time.optional(), pax: p.pax.optional() }),
    out: z.strictObject({ has_open: z.boolean(), open: z.array(inquiry), is_free: z.boolean() }),
  },
  'booking/inquiry-verify': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Opens a question by the token from the mail',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ inquiry, message: z.string() }),
  },
  'booking/list-guest': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The bookings that the signed-in guest made',
    in: listInput,
    out: listOutput,
  },
  'booking/list-host': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "The bookings of the signed-in host's courses",
    in: listInput,
    out: listOutput,
  },
  'booking/send-companion': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Invites a companion by mail; the booking opens by login, or by ref and token, or by its cookie',
    in: z.strictObject({
      ...opener,
      booking_id: p.uuid,
      email: p.email,
      first_name: p.line(80),
      last_name: p.line(80),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
