// What guests wait for, and what they said: the pages Requests and Reviews of the host panel.
import { z } from 'zod';
import { aspects } from '#src/domain/review/labels.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingCard } from '#src/contract/shapes/booking-detail.ts';
import { reviewImage } from '#src/contract/shapes/image.ts';
import { inquiryDetail } from '#src/contract/shapes/inquiry.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const host = { host_id: p.uuid.optional() };

const waiting = {
  host: z.strictObject({ id: p.uuid, name: z.string() }),
  until: p.instant.nullable().meta({ description: 'Until when it can be answered; null once it is over' }),
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
    removed: z.string().nullable().meta({ description: 'Why it was removed' }),
  })
  .meta({ id: 'HostedReview' });

export const requestListCalls = {
  'request/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Requests and questions of one host, or of all for whom the caller answers: what ends first comes first',
    in: z.strictObject({ ...host, state: z.enum(['waiting', 'answered']).optional(), offset: p.offset.optional() }),
    out: z.strictObject({
      data: z.array(entry),
      total: p.count,
      waiting: p.count,
      now: p.instant.meta({ description: 'The clock of the server, by which the time left is counted' }),
    }),
  },
  'written-review/list-host': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The reviews of a host with their private step: those without a reply first, then the newest',
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
