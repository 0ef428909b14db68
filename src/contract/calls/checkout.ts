// Calls of the group booking, up to the hold: availability, price, checkout.
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { messageMax, packedMessageMax } from '#src/contract/checkout/contact-rules.ts';
import { analytic } from '#src/contract/shapes/booking-detail.ts';
import { choiceFields } from '#src/contract/shapes/booking-choice.ts';
import { money } from '#src/contract/shapes/money.ts';
import { quoteFields } from '#src/contract/shapes/quote.ts';
import { fieldError } from '#src/contract/errors/field.ts';
import type { CallSpec } from '#src/contract/call.ts';

const course = { course_id: p.id.optional(), course: p.id.optional() };

const hasCourse = (input: { course_id?: number | undefined; course?: number | undefined }) =>
  (input.course_id === undefined) !== (input.course === undefined);

const whyNot = z.enum(['not-running', 'sold-out', 'too-late', 'few-seats']);

export const checkoutCalls = {
  // The caller's holds, which shared pages cannot show.
  'hold/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary:
      "Lists the caller's unpaid holds and upcoming bookings, newest first; at the hold limit, every hold regardless of filters",
    in: z.strictObject({ course_id: p.id, date: p.date, time: p.time }).partial(),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          ref: p.ref,
          course_id: p.id,
          title: z.string(),
          date: p.date,
          time: p.time,
          pax: p.pax,
          hold_until: p.instant.nullable().meta({ description: 'Expiry of the hold; null for a booking' }),
          time_left: z.int().min(0).meta({ description: 'Seconds until the hold expires; 0 for a booking' }),
          message: z.string().meta({ description: 'Sentence that describes what is held or booked' }),
          url: z.string().meta({ description: 'Page of the booking' }),
          checkout_url: z
            .string()
            .nullable()
            .meta({ description: 'Page where the hold can be paid; null for a booking' }),
        }),
      ),
    }),
  },

  'booking/available-date': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the bookable dates of a month; takes either `course_id` or `course`',
    in: z
      .strictObject({
        ...course,
        month: p.month,
        pax: p.pax
          .optional()
          .meta({ description: 'Party size, if known; from_price is then for one guest of that party' }),
      })
      .refine(hasCourse, { ...fieldError('oneOf', 'course_id or course'), path: ['course_id'] }),
    out: z.strictObject({
      message: z.string(),
      dates: z.array(p.date),
      days: z.array(
        z.strictObject({
          date: p.date,
          seats_left: p.count,
          from_price: money.nullable().meta({
            description: 'Lowest price for one guest, fees included; null if no departure has seats for the party',
          }),
          times: z.array(z.strictObject({ time: p.time, seats_left: p.count, min_pax: p.pax })),
        }),
      ),
      closed: z
        .array(z.strictObject({ date: p.date, reason: whyNot, label: z.string() }))
        .meta({ description: 'Days with departures that cannot be booked: sold out or too late' }),
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
    summary: 'Lists the bookable start times of a date',
    steps: ['date'],
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      pax: p.pax
        .optional()
        .meta({ description: 'Party size, if known; the next departure in the response then has seats for it' }),
    }),
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
      closed: z
        .strictObject({
          reason: whyNot,
          next: z.strictObject({ date: p.date, time: p.time }).nullable(),
          message: z.string(),
        })
        .nullable()
        .meta({
          description: 'Reason why the party cannot book any time, and the next departure that it can; null if it can',
        }),
      time_zone: z.string(),
    }),
  },
  'booking/available-pax': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the guest counts that still fit, and the available counts of every add-on for each',
    steps: ['date', 'time'],
    in: z.strictObject({ course_id: p.id, date: p.date, time: p.time }),
    out: z.strictObject({
      data: z.array(p.pax),
      addon_options: z.array(z.record(z.string(), z.array(p.count))).meta({
        description:
          'For each entry of data, in its order, the available counts by add-on id; the count needed is last',
      }),
      seats_left: p.count,
      min_pax: p.pax,
    }),
  },
  'booking/calculate': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Calculates the price of a choice; a wrong code succeeds, with discount_error',
    steps: ['date', 'time', 'pax'],
    in: z.strictObject(choiceFields),
    out: z.strictObject(quoteFields),
  },
  // Codes that belong to the caller, so that no one has to type them.
  'code/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Lists the caller's own discount codes that are valid for a choice, the largest saving first",
    steps: ['date', 'time', 'pax'],
    in: z.strictObject(choiceFields).omit({ coupon_code: true }),
    out: z.strictObject({ data: z.array(z.strictObject({ code: z.string(), saving: money })) }),
  },
  'booking/checkout': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Claims the seats and opens a booking; payment calls take its token; honours the Idempotency-Key header',
    steps: ['date', 'time', 'pax'],
    in: z.strictObject({
      ...choiceFields,
      email: p.email.optional(),
      first_name: p.line(80).optional(),
      last_name: p.line(80).optional(),
      isd_code: p.line(8).optional(),
      phone: p.line(30).optional(),
      message: p
        .paragraphs(packedMessageMax)
        .optional()
        .meta({ description: `At most ${messageMax} characters; a distributor's packed message may be longer` }),
      address: p.line(300).optional(),
      latitude: p.latitude.nullable().optional(),
      longitude: p.longitude.nullable().optional(),
      password: p.password.optional(),
      replaces: p.line(200).optional().meta({
        description: 'Earlier Idempotency-Key of this caller, whose unpaid hold this one replaces',
      }),
    }),
    out: z.strictObject({
      message: z.string(),
      token: p.token,
      url: z.string().nullable(),
      analytic: analytic.nullable(),
      ref: p.ref,
      booking_deposit_due: money,
      hold_until: p.instant.nullable(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
