// Calls of the group booking: from a free date to a voucher, and afterwards.
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { bookingGroups } from '#src/domain/booking/groups.ts';
import { bookingCard, bookingDetailFields, bookingStates, companion } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import { fieldError } from '#src/contract/errors/field.ts';
import { addonCounts } from '#src/contract/shapes/booking-choice.ts';
import { inquiry } from '#src/contract/shapes/inquiry.ts';
import type { CallSpec } from '#src/contract/call.ts';

const listInput = z.strictObject({
  when: z.enum(['upcoming', 'past', 'all']).optional(),
  booking_status: bookingStates.booking_status.optional(),
  group: z.enum(bookingGroups).optional(),
  search: p
    .line(80)
    .optional()
    .meta({ description: 'Words to find in title, city, host, guest or ref; all must match' }),
  offset: p.offset.optional(),
});

const listOutput = z.strictObject({
  data: z.array(bookingCard),
  total: p.count,
  counts: z
    .strictObject({ upcoming: p.count, waiting: p.count, past: p.count, cancelled: p.count })
    .meta({ id: 'BookingCounts', description: 'Number of bookings in each group, for the same search' }),
});

export const bookingCalls = {
  // Questions before a booking (docs/domain/messages.md#states).
  'booking/inquiry': {
    access: 'public',
    effect: 'write',
    // Sends an email to an unverified address: the strictest class.
    rate: 'auth',
    summary: 'Asks the host a question about a date; a visitor confirms it by email first',
    steps: ['date', 'pax'],
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
    summary: 'Returns whether the caller has an open question, and whether the date and time are free',
    in: z.strictObject({ course_id: p.id, date: p.date.optional(), time: p.time.optional(), pax: p.pax.optional() }),
    out: z.strictObject({ has_open: z.boolean(), open: z.array(inquiry), is_free: z.boolean() }),
  },
  'booking/inquiry-verify': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: "Opens a visitor's question with the token from an email",
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ inquiry, message: z.string() }),
  },

  'booking/cancel': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Returns the refund, or with quote_id cancels the booking',
    in: z.strictObject({
      ...bookingAccess,
      quote_id: p.token.optional(),
      reason: p.paragraphs(500).optional(),
      cause: z
        .enum(['host', 'host_late', 'unsafe_weather'])
        .optional()
        .meta({ description: "Cause of a cancellation by the host's side; omitted by a guest" }),
    }),
    out: z.strictObject({
      cancelled: z.boolean(),
      quote_id: p.token.nullable(),
      refund_amount: money,
      refund_percent: z.int().min(0).max(100),
      reason: z.string(),
      message: z.string(),
    }),
  },
  'booking/confirm': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Accepts or declines a requested booking as its host',
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
    summary: 'Returns a booking in full; access by login, by ref and token, or in the browser that booked',
    in: z.strictObject(bookingAccess),
    out: z.strictObject(bookingDetailFields),
  },
  'booking/list-guest': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Lists the caller's bookings as a guest",
    in: listInput,
    out: listOutput.extend({
      is_host: z.boolean().meta({ description: 'True if the caller can also use booking/list-host' }),
    }),
  },
  'booking/list-host': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists the bookings of the caller's courses",
    in: listInput,
    out: listOutput,
  },
  'booking/send-companion': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Invites a companion by email; access by login, by ref and token, or in the browser that booked',
    in: z
      .strictObject({ ...bookingAccess, email: p.email, first_name: p.line(80), last_name: p.line(80) })
      .refine(({ booking_id, ref }) => booking_id !== undefined || ref !== undefined, {
        ...fieldError('anyOf', 'booking_id or ref'),
        path: ['booking_id'],
      }),
    out: z.strictObject({ companion, companions_left: p.count, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
