// What is next for who is signed in: all of the dashboard's first screen in one call (docs/routes.md#dashboard).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookedCourse, bookingCard } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import { offered } from '#src/contract/shapes/offered-booking.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** A discount code of the account that can still be used. */
const ownCode = z
  .strictObject({
    code: z.string(),
    amount: money.nullable().meta({ description: 'A fixed code takes this off; null for a percentage' }),
    percent: z.number().positive().max(100).nullable(),
    minimum_spend: money,
    valid_until: p.instant.nullable(),
  })
  .meta({ id: 'OwnCode' });

/** A completed booking that may still be reviewed. */
const reviewDue = z
  .strictObject({ booking_id: p.uuid, course: bookedCourse, date: p.date, until: p.instant, time_zone: z.string() })
  .meta({ id: 'ReviewDue' });

export const dashboardCalls = {
  'dashboard/next': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The coming trip, what waits for an answer, reviews to write and codes still good',
    in: z.strictObject({}),
    out: z.strictObject({
      trip: bookingCard.nullable().meta({ description: 'The next confirmed one that has not ended' }),
      meeting_text: z.string().nullable().meta({ description: 'Where that trip begins' }),
      trips: p.count.meta({ description: 'How many are to come' }),
      offered: z.array(offered).meta({ description: 'Bookings with this address that wait for the owner' }),
      waiting: z
        .strictObject({ requests: p.count, questions: p.count, offers: p.count })
        .meta({ description: "Own requests and questions without an answer, and hosts' offers that can be taken" }),
      hosting: z
        .strictObject({
          requests: p.count,
          questions: p.count,
          guests: p.count.meta({ description: 'Confirmed and still to come' }),
          next_date: p.date.nullable(),
        })
        .nullable()
        .meta({ description: 'What guests wait for; null for who hosts nothing' }),
      office: z
        .strictObject({ tasks: p.count })
        .nullable()
        .meta({ description: 'Open tasks of the staff; null for who is no operator' }),
      reviews: z.array(reviewDue).meta({ description: 'The latest first, at most 3' }),
      codes: z.array(ownCode).meta({ description: 'The one that ends first comes first' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
