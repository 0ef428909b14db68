// Calls for a guest's trip: dashboard, companions, pickup, problems.
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { bookedCourse, bookingCard } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import { offered } from '#src/contract/shapes/offered-booking.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import { pickupArea } from '#src/contract/shapes/course-detail.ts';
import type { CallSpec } from '#src/contract/call.ts';

/** A usable discount code of the account. */
const ownCode = z
  .strictObject({
    code: z.string(),
    amount: money.nullable().meta({ description: 'Discount of a fixed code; null for a percentage' }),
    percent: z.number().positive().max(100).nullable(),
    minimum_spend: money,
    valid_until: p.instant.nullable(),
  })
  .meta({ id: 'OwnCode' });

/** A completed booking without a review. */
const reviewDue = z
  .strictObject({ booking_id: p.uuid, course: bookedCourse, date: p.date, until: p.instant, time_zone: z.string() })
  .meta({ id: 'ReviewDue' });

/** A booking in the plan of a trip (docs/domain/bookings.md#plan-of-a-trip). */
const planStop = z
  .strictObject({
    id: p.uuid,
    title: z.string(),
    city_name: z.string(),
    date: p.date,
    time: p.time,
    end_time: p.time,
    meeting_text: z.string(),
    gap: z
      .strictObject({ km: z.number().nonnegative(), minutes: z.int(), state: z.enum(['free', 'tight', 'overlap']) })
      .nullable()
      .meta({ description: 'Straight distance and time since the booking before; null on the first of a day' }),
  })
  .meta({ id: 'PlanStop' });

const place = z.strictObject({
  address: z.string(),
  latitude: p.latitude.nullable(),
  longitude: p.longitude.nullable(),
});

export const problemKind = z.enum([
  'host_late',
  'host_missing',
  'not_as_described',
  'unsafe',
  'weather',
  'money',
  'other',
]);

export const tripCalls = {
  'dashboard/next': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the next trip, open requests and questions, reviews to write and valid codes',
    in: z.strictObject({}),
    out: z.strictObject({
      trip: bookingCard.nullable().meta({ description: 'Next confirmed booking that has not ended; null without one' }),
      meeting_text: z
        .string()
        .nullable()
        .meta({ description: 'Place where the next trip begins; null without a trip' }),
      trips: p.count.meta({ description: 'Number of upcoming trips' }),
      plan: z.array(planStop).meta({ description: 'Upcoming bookings in order, at most 20; empty for fewer than two' }),
      has_trip_calendar: z.boolean(),
      offered: z
        .array(offered)
        .meta({ description: "Bookings made with the caller's address, for the caller to accept or reject" }),
      waiting: z.strictObject({ requests: p.count, questions: p.count, offers: p.count }).meta({
        description: "Caller's requests and questions without a reply, and hosts' offers that are still open",
      }),
      hosting: z
        .strictObject({
          requests: p.count,
          questions: p.count,
          guests: p.count.meta({ description: 'Guests of confirmed bookings that have not ended' }),
          next_date: p.date.nullable(),
        })
        .nullable()
        .meta({
          description: "Requests, questions and guests of the caller's listings; null for users who host nothing",
        }),
      staff: z
        .strictObject({ tasks: p.count })
        .nullable()
        .meta({ description: 'Open staff tasks; null for users who are not operators' }),
      reviews: z.array(reviewDue).meta({ description: 'Completed bookings to review, latest first, at most 3' }),
      codes: z.array(ownCode).meta({ description: 'Valid discount codes, first to expire first' }),
    }),
  },

  // The address at which calendars read a guest's bookings (docs/domain/bookings.md#plan-of-a-trip).
  'trip-calendar/make': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Creates the address of the caller's bookings for calendars; an older address stops working",
    in: z.strictObject({}),
    out: z.strictObject({ url: z.string() }),
  },
  'trip-calendar/end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Ends that address; succeeds even if there was none',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },

  // A companion's invitation after it was sent (docs/domain/bookings.md#companions).
  'companion/resend': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Resends the invitation to a companion, at most three times',
    in: z.strictObject({ ...bookingAccess, companion_id: p.uuid }),
    out: z.strictObject({ sends_left: p.count, message: z.string() }),
  },
  'companion/remove': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a companion, and erases their name and address',
    in: z.strictObject({ ...bookingAccess, companion_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },

  // Pickup: a course's area and a booking's address (docs/domain/bookings.md#pickup-address).
  'pickup/course': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns a course's pickup area, and the visitor's next booking of it",
    in: z.strictObject({ course_id: p.id }),
    out: z.strictObject({
      course: bookedCourse,
      transport: z.enum(['none', 'free', 'addon']),
      pickup: pickupArea.nullable(),
      booking: z.strictObject({ ref: p.ref, date: p.date, time: p.time, url: z.string() }).nullable(),
    }),
  },
  'pickup/save': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Sets or changes a booking's pickup address, until the start",
    in: z.strictObject({
      ...bookingAccess,
      address: p.line(300),
      latitude: p.latitude.nullable().optional(),
      longitude: p.longitude.nullable().optional(),
    }),
    out: z.strictObject({ pickup: place, message: z.string() }),
  },

  // Problem reports: until 24 hours after the end, with up to 4 photos (docs/domain/bookings.md#problems).
  'problem/report': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Reports a problem with a booking; multipart, with up to 4 parts named `photo`',
    body: 'multipart',
    files: { part: 'photo', least: 0, most: 4 },
    in: z.strictObject({ ...bookingAccess, kind: problemKind, message: p.paragraphs(2000, 10) }),
    out: z.strictObject({ id: p.uuid, photos: p.count, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
