// All reviews of the marketplace, for the back office (docs/back-office.md#reviews).
import { z } from 'zod';
import { reviewStates } from '#src/domain/admin/find-review.ts';
import { aspects } from '#src/domain/review/labels.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cursor } from './bookings.ts';

const stars = z.int().min(1).max(5);

/** Which reviews; all of it may be left out. */
const reviewListFilter = z.strictObject({
  find: p.line(100).optional().meta({
    description:
      'The id of a review, the ref of its booking, the beginning of an address or of a name, or words of its text',
  }),
  stars: stars.optional(),
  state: z.enum(reviewStates).optional(),
  photo: z.literal(true).optional().meta({ description: 'Only those with photos' }),
  city_id: p.id.optional(),
  course_id: p.id.optional(),
});

const line = {
  id: p.uuid,
  stars,
  text: z.string(),
  guest: z.string(),
  at: p.instant,
  photos: p.count,
  course_id: p.id,
  title: z.string(),
  city: z.string(),
  host: z.string(),
  ref: p.ref.nullable().meta({ description: 'Of its booking; null for one of a demo' }),
  is_removed: z.boolean(),
  is_reported: z.boolean(),
  is_answered: z.boolean(),
};

const reviewLine = z.strictObject(line).meta({ id: 'AdminReviewLine' });

/** What happened to a review, by itself or by somebody. */
export const reviewEvents = ['written', 'removed', 'restored', 'replied', 'erased'] as const;

export const adminReviewCalls = {
  'admin/review-list': {
    access: 'operator',
    work: 'reviews',
    effect: 'read',
    rate: 'read',
    summary: 'Reviews of the marketplace, the newest first, removed ones too',
    in: reviewListFilter.extend({ before: cursor.optional() }),
    out: z.strictObject({
      data: z.array(reviewLine),
      next: cursor.nullable(),
      is_cut: z.boolean().meta({ description: 'More was found than is looked through: type more of it' }),
      cities: z.array(z.strictObject({ id: p.id, name: z.string() })),
    }),
  },
  'admin/review': {
    access: 'operator',
    work: 'reviews',
    effect: 'read',
    rate: 'read',
    summary: 'One review in full: photos, private step, reply, booking, reports and what happened to it',
    in: z.strictObject({ review_id: p.uuid }),
    out: z.strictObject({
      ...line,
      country: z.string(),
      language: z.string(),
      is_rewarded: z.boolean(),
      city_slug: z.string(),
      pictures: z.array(z.strictObject({ id: z.string(), alt: z.string() })),
      private: z.array(
        z.strictObject({ aspect: z.enum(aspects), rating: stars, labels: z.array(z.string()), details: z.string() }),
      ),
      reply: z.string().nullable(),
      removal_reason: z.string().nullable().meta({ description: 'As everybody reads it' }),
      booking: z.strictObject({ id: p.uuid, ref: p.ref, date: p.date }).nullable(),
      author_id: p.uuid.nullable().meta({ description: 'The account; null once it is erased' }),
      report: z.strictObject({ id: p.id, detail: z.string(), opened_at: p.instant }).nullable(),
      history: z.array(
        z.strictObject({
          at: p.instant,
          what: z.enum(reviewEvents),
          who: z.string().meta({ description: 'Empty for the program, and for who is not known any more' }),
          reason: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, CallSpec>;
