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
      "The caller's unpaid holds and bookings ahead, newest first; or those on one departure, and every hold if the limit is reached",
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
          hold_until: p.instant.nullable().meta({ description: 'Null: booked' }),
          time_left: z.int().min(0).meta({ description: 'Seconds until the hold ends; 0 for what is booked' }),
          message: z.string().meta({ description: 'What is held or booked, in a sentence' }),
          url: z.string().meta({ description: "The booking's own page" }),
          checkout_url: z.string().nullable().meta({ description: 'Where a hold can be paid; null: booked' }),
        }),
      ),
    }),
  },

  'booking/available-date': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The dates of a month that can be booked; `course` may stand for `course_id`, and one of them must',
    in: z
      .strictObject({
        ...course,
        month: p.month,
        pax: p.pax.optional().meta({ description: 'The party, where it is known: from_price is then for one of it' }),
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
            description:
              'The lowest price for one guest, fees included; null where no departure has seats for the party',
          }),
          times: z.array(z.strictObject({ time: p.time, seats_left: p.count, min_pax: p.pax })),
        }),
      ),
      closed: z
        .array(z.strictObject({ date: p.date, reason: whyNot, label: z.string() }))
        .meta({ description: 'Days that run and cannot be booked: sold out, or too late' }),
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
    steps: ['date'],
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      pax: p.pax.optional().meta({ description: 'The party, where it is known: the next day that is named takes it' }),
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
          description: 'Why no time can be booked by the party, and the next departure that can; null where one can',
        }),
      time_zone: z.string(),
    }),
  },
  'booking/available-pax': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The guest counts that still fit, and for each the counts of every add-on that can be chosen',
    steps: ['date', 'time'],
    in: z.strictObject({ course_id: p.id, date: p.date, time: p.time }),
    out: z.strictObject({
      data: z.array(p.pax),
      addon_options: z.array(z.record(z.string(), z.array(p.count))).meta({
        description:
          'For each entry of data, in its order: by add-on id, the counts it may choose, the needed one last',
      }),
      seats_left: p.count,
      min_pax: p.pax,
    }),
  },
  'booking/calculate': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The price of a choice; a wrong code is a success with discount_error',
    steps: ['date', 'time', 'pax'],
    in: z.strictObject(choiceFields),
    out: z.strictObject(quoteFields),
  },
  'booking/checkout': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Claims the seats and opens a booking; payment calls take its token. Header Idempotency-Key is honoured',
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
        description: 'An earlier Idempotency-Key of this caller, whose unpaid hold this one takes the place of',
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
