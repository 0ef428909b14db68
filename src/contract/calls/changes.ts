// Calls that change a booking: replies to requests, moves, other times, alternatives (docs/domain/bookings.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { bookingStates, cashDue, bookingCard } from '#src/contract/shapes/booking-detail.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { money } from '#src/contract/shapes/money.ts';
import { quote } from '#src/contract/shapes/quote.ts';
import { aspects } from '#src/domain/review/labels.ts';
import { reviewImage } from '#src/contract/shapes/image.ts';
import { inquiryDetail } from '#src/contract/shapes/inquiry.ts';
import type { CallSpec } from '#src/contract/call.ts';

const slot = { date: p.date, time: p.time };

/** The effect of a move, for its quote and its result. */
const moveOutcome = z.strictObject({
  moved: z.boolean(),
  quote_id: p.token.nullable(),
  quote,
  cash: cashDue,
  old_total: money,
  refund_amount: money,
  /** A host's offered price: it stays, or it was for the earlier date and ends. */
  offer_price: z.enum(['none', 'kept', 'ended']),
  message: z.string(),
});

const host = { host_id: p.uuid.optional() };

const waiting = {
  host: z.strictObject({ id: p.uuid, name: z.string() }),
  until: p.instant
    .nullable()
    .meta({ description: 'Deadline for the reply; null once the request or question is closed' }),
};

const entry = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('request'),
      ...waiting,
      booking: bookingCard,
      guest_message: z.string(),
      seats: z.strictObject({ taken: p.count, left: p.count }),
      answered: z.strictObject({ at: p.instant, by: z.string(), reason: z.string() }).nullable(),
    }),
    z.strictObject({ kind: z.literal('question'), ...waiting, inquiry: inquiryDetail }),
  ])
  .meta({ id: 'PanelRequest' });

const aspect = z.strictObject({
  aspect: z.enum(aspects),
  rating: z.int().min(1).max(5),
  labels: z.array(z.string()),
  details: z.string(),
});

const hostedReview = z
  .strictObject({
    id: p.uuid,
    course_id: p.id,
    course_title: z.string(),
    booking_id: p.uuid.nullable(),
    guest_name: z.string(),
    country: p.countryCode,
    rating: z.int().min(1).max(5),
    text: z.string(),
    photos: z.array(reviewImage),
    created_at: p.instant,
    private: z.array(aspect),
    reply: z.string().nullable(),
    removed: z.string().nullable().meta({ description: 'Reason why the review was removed; null if it was not' }),
  })
  .meta({ id: 'HostedReview' });

export const changesCalls = {
  // Offers after a host's cancellation: other departures, and similar courses at the protected price
  // (docs/domain/bookings.md#cancelled-by-the-host).
  'alternative/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists other departures and similar courses, at the price paid, for a booking that its host cancelled',
    in: z.strictObject(bookingAccess),
    out: z.strictObject({
      same: z.array(z.strictObject({ date: p.date, time: p.time, seats_left: p.count, url: z.string() })),
      like: z.array(z.strictObject({ course: courseCard, protected_price: money, url: z.string() })),
      refund_amount: money,
      refund_state: z.enum(['none', 'pending', 'done', 'failed']),
      until: p.instant.nullable(),
    }),
  },

  // A host accepts or declines a request by an emailed link: no login, one button
  // (docs/domain/messages.md#emails-to-hosts).
  'request/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Accepts or declines a request with the token from the host's email",
    in: z.strictObject({
      ref: p.ref,
      token: p.token,
      decision: z.enum(['accept', 'decline']),
      reason: p.paragraphs(500).optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },

  // A host offers another time for a request, and the guest accepts or declines (docs/domain/bookings.md#offering-another-time).
  'other-time/choices': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists the listing's departures with seats for a request's party, nearest to the requested date",
    in: z.strictObject({ booking_id: p.uuid }),
    out: z.strictObject({
      choices: z.array(z.strictObject({ ...slot, seats_left: z.int() })),
      offered: z
        .strictObject({ ...slot, until: p.instant })
        .nullable()
        .meta({ description: "Time that waits for the guest's reply; a new offer replaces it" }),
    }),
  },
  'other-time/offer': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Offers another time for a request; holds its seats until the guest replies or the request expires',
    in: z.strictObject({ booking_id: p.uuid, ...slot }),
    out: z.strictObject({ ...slot, until: p.instant, message: z.string() }),
  },
  'other-time/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the other time offered to a guest, and what it changes',
    in: z.strictObject(bookingAccess),
    out: z.strictObject({
      offer: z.strictObject({ id: p.uuid, ...slot, until: p.instant, change: moveOutcome }).nullable(),
    }),
  },
  'other-time/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary:
      'Accepts another time, moving and confirming the booking at the figures shown, or declines it, leaving the request open',
    in: z.strictObject({
      ...bookingAccess,
      offer_id: p.uuid,
      decision: z.enum(['accept', 'decline']),
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },

  // A move to another departure of the same course (docs/domain/bookings.md#rescheduling).
  'reschedule/move': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Returns what a move changes, or with quote_id moves the booking; never charges',
    steps: ['date', 'time'],
    in: z.strictObject({ ...bookingAccess, date: p.date, time: p.time, quote_id: p.token.optional() }),
    out: moveOutcome,
  },

  // The pages Requests and Reviews of the host panel.
  'request/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists requests and questions of one host or all of the caller's hosts, soonest deadline first",
    in: z.strictObject({ ...host, state: z.enum(['waiting', 'answered']).optional(), offset: p.offset.optional() }),
    out: z.strictObject({
      data: z.array(entry),
      total: p.count,
      waiting: p.count,
      now: p.instant.meta({ description: 'Time of the server, from which to count the time left' }),
    }),
  },
  'written-review/list-host': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists a host's reviews with private feedback, those without a reply first, then newest",
    in: z.strictObject({
      ...host,
      course_id: p.id.optional(),
      rating: z.int().min(1).max(5).optional(),
      unanswered: z.boolean().optional(),
      offset: p.offset.optional(),
    }),
    out: z.strictObject({
      data: z.array(hostedReview),
      total: p.count,
      courses: z.array(
        z.strictObject({
          id: p.id,
          title: z.string(),
          average: z.number().nullable(),
          total: p.count,
          unanswered: p.count,
        }),
      ),
    }),
  },
} as const satisfies Record<string, CallSpec>;
