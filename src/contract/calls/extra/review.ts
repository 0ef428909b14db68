// What happens to a review after it was written: its host replies once, a guest reports it, an operator removes it
// (docs/reviews.md#replies, docs/reviews.md#removal).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** What a guest may report about a review; a removal names one of them or its own words. */
export const reportReason = z.enum(['threat', 'private_details', 'other_experience', 'bought', 'other']);

const aspect = z.strictObject({
  aspect: z.enum(['accuracy', 'overall', 'host', 'guide']),
  rating: z.int().min(1).max(5),
  labels: z.array(z.string()),
  details: z.string(),
});

export const afterReviewCalls = {
  'written-review/of-booking': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The review of a booking as its host reads it, private step included; null before there is one',
    in: z.strictObject(credentials),
    out: z.strictObject({
      review: z
        .strictObject({
          id: p.uuid,
          rating: z.int().min(1).max(5),
          text: z.string(),
          created_at: p.instant,
          private: z.array(aspect),
          reply: z.string().nullable(),
          removed: z.string().nullable().meta({ description: 'Why it was removed' }),
        })
        .nullable(),
    }),
  },
  'written-review/reply': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'The one reply of a host, below the review',
    in: z.strictObject({ ...credentials, review_id: p.uuid.optional(), reply: p.paragraphs(2000, 2) }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/report': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Tells the team that a review should not be there',
    in: z.strictObject({ review_id: p.uuid, reason: reportReason, details: p.paragraphs(1000).optional() }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/remove': {
    access: 'operator',
    work: 'reviews',
    effect: 'write',
    about: { review: 'review_id' },
    rate: 'write',
    summary: 'Removes a review for a reason that everybody reads',
    in: z.strictObject({ review_id: p.uuid, reason: p.line(500).min(10) }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/restore': {
    access: 'operator',
    work: 'reviews',
    effect: 'write',
    about: { review: 'review_id' },
    rate: 'write',
    summary: 'Takes a removal back: the review is shown again, as it was',
    in: z.strictObject({ review_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
