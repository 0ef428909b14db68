// Calls of the group review (docs/reviews.md#who-may-write).
import { z } from 'zod';
import { limits } from '#src/domain/limits.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { image, reviewImage } from '#src/contract/shapes/image.ts';
import {
  count,
  countryCode,
  date,
  id,
  instant,
  line,
  offset,
  paragraphs,
  uuid,
} from '#src/contract/shapes/primitives.ts';
import { review, reviewList, reviewListFields } from '#src/contract/shapes/review.ts';

// What is missing is said by the rule, in its words (docs/reviews.md#who-may-write).
const rating = z.int().min(1).max(5).optional();
const aspect = z.strictObject({
  rating,
  labels: z.array(z.string().min(1).max(60)).max(12),
  details: paragraphs(2000).optional(),
});

const logHash = z.string().regex(/^[0-9a-f]{64}$/);

export const reviewCalls = {
  'review/check': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Whether a booking can be reviewed by who is signed in, and what it was',
    in: z.strictObject({ booking_id: uuid }),
    out: z.strictObject({
      can_review: z.boolean(),
      exists: z.boolean(),
      course_title: z.string(),
      host_name: z.string(),
      city_name: z.string(),
      date: date,
      image: image.nullable(),
      open_until: instant,
      reward: z.number().meta({ description: 'What a photo earns, in the currency of prices' }),
      reward_minimum: z
        .number()
        .meta({ description: 'From which price on the code counts, in the currency of prices' }),
      labels: z.record(z.enum(['accuracy', 'overall', 'host', 'guide']), z.array(z.string())),
    }),
  },
  'review/course-list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The reviews of a course',
    in: z.strictObject({ course_id: id, ...reviewListFields }),
    out: reviewList,
  },
  'review/profile-list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "The reviews of a host's courses, those that are no longer offered included",
    in: z.strictObject({ user_id: uuid, ...reviewListFields }),
    out: reviewList,
  },
  'review/homepage': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Reviews chosen for the home page',
    in: z.strictObject({ limit: z.int().min(1).max(24).optional() }),
    out: z.strictObject({ data: z.array(review) }),
  },
  'review/image': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The photos in the reviews of a course, those of the newest review first',
    in: z.strictObject({ course_id: id, offset: offset.optional() }),
    out: z.strictObject({ data: z.array(reviewImage), total: count, next_offset: offset.nullable() }),
  },
  'review/save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Posts the review of a completed booking, once; a review with a photo earns a code',
    in: z.strictObject({
      booking_id: uuid,
      rating,
      review: paragraphs(4000),
      images: z.array(uuid).max(limits.reviewPhotosMax).optional(),
      image_alts: z.array(line(200)).max(limits.reviewPhotosMax).optional().meta({
        description: 'What each image shows, in the order of `images`',
      }),
      country: countryCode.optional(),
      terms: z.boolean(),
      private: z.strictObject({ accuracy: aspect, overall: aspect, host: aspect, guide: aspect.optional() }).optional(),
    }),
    out: z.strictObject({
      message: z.string(),
      review_id: uuid,
      coupon_code: z.string().nullable(),
      log_hash: logHash.meta({ description: 'The newest hash of the log of reviews (docs/reviews.md#log)' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
