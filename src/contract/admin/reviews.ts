// All reviews of the marketplace, for the back office (docs/reference/back-office.md#reviews).
import { z } from 'zod';
import { aspects } from '#src/domain/review/labels.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cityChoices, cursor, isCut, listCall } from './list-calls.ts';
import { reviewList } from './catalogue-lists.ts';

const stars = z.int().min(1).max(5);

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
  ref: p.ref.nullable().meta({ description: 'Ref of the booking; null for a demo review' }),
  is_removed: z.boolean(),
  is_reported: z.boolean(),
  is_answered: z.boolean(),
};

const reviewLine = z.strictObject(line).meta({ id: 'AdminReviewLine' });

/** Events of a review, caused by the program or a person. */
export const reviewEvents = ['written', 'removed', 'restored', 'replied', 'erased'] as const;

export const adminReviewCalls = {
  'admin/review-list': listCall(reviewList, {
    permission: 'reviews',
    summary: 'Lists reviews, newest first, including removed ones',
    about: {
      find: 'Id of a review, ref of its booking, start of an email address or name, or words of the text',
      photo: 'True for only reviews with photos',
    },
    row: reviewLine,
    more: { is_cut: isCut, cities: cityChoices },
    cursor,
  }),
  'admin/review': {
    access: 'operator',
    permission: 'reviews',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a review with photos, private ratings, reply, booking, reports and history',
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
      removal_reason: z.string().nullable().meta({ description: 'Public reason for the removal; null for none' }),
      booking: z.strictObject({ id: p.uuid, ref: p.ref, date: p.date }).nullable(),
      author_id: p.uuid.nullable().meta({ description: 'Account of the author; null once it is erased' }),
      report: z.strictObject({ id: p.id, detail: z.string(), opened_at: p.instant }).nullable(),
      history: z.array(
        z.strictObject({
          at: p.instant,
          what: z.enum(reviewEvents),
          who: z
            .string()
            .meta({ description: 'Name of the person who acted; empty for the program and for a deleted account' }),
          reason: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, CallSpec>;
