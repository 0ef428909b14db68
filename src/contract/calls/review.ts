// Calls for reviews: reading, writing, replies, reports, private feedback (docs/domain/reviews.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { reviewThemes } from '#src/domain/review/theme-names.ts';
import { limits } from '#src/domain/limits.ts';
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
  email,
} from '#src/contract/shapes/primitives.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import type { CallSpec } from '#src/contract/call.ts';

// Reviews in lists (docs/reference/api.md#entities, docs/domain/reviews.md#sorting-and-filtering).

/** Orders of a review list (docs/domain/reviews.md#sorting-and-filtering). The direction of `date` and `rating` is `sort_type`. */
const reviewSort = z.enum([...limits.reviewSorts, 'date', 'rating']);

const stars = z.int().min(1).max(5);
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);
const language = z.string().regex(/^[a-z]{2,3}$/);

const theme = z.enum(reviewThemes);

/** Sort, page, filters and translation (docs/reference/api.md#entities). */
const reviewListFields = {
  sort: reviewSort.optional(),
  sort_type: z.enum(['asc', 'desc']).optional(),
  offset: offset.optional(),
  /** The specification gives no type: flags of this contract are 1, as for `ba_host`, or true and false. */
  content_translate: flag.optional(),
  /** Only reviews with this number of stars. */
  rating: stars.optional(),
  /** Only reviews in this language; ratings without text have none. */
  language: language.optional(),
  /** Only English reviews that mention this. */
  theme: theme.optional(),
  /** Only reviews with text or photos. */
  written: flag.optional(),
};

/**
 * One public review. `rewarded`: its photo earned a code. `course` is present in lists over several courses, and null
 * for one that is no longer offered.
 */
const review = z
  .strictObject({
    id: uuid,
    rating: stars,
    text: z.string(),
    language,
    is_translated: z.boolean(),
    author_name: z.string(),
    author_country: countryCode,
    author_image: z.string().nullable(),
    created_at: instant,
    images: z.array(reviewImage),
    rewarded: z.boolean(),
    reply: z.string().nullable(),
    course: z.strictObject({ id, title: z.string(), city_name: z.string(), city_slug: z.string() }).nullable(),
  })
  .meta({ id: 'Review' });

/** A list with its figures; `distribution` is the number of reviews by rating, 1 to 5. */
const reviewList = z
  .strictObject({
    total: count,
    average_rating: z.number().min(1).max(5).nullable(),
    distribution: z.array(count).length(5),
    matching: count.meta({ description: 'Number of reviews that match the filters, on all pages' }),
    without_words: count.meta({ description: 'Ratings without text or photos, of the requested stars' }),
    languages: z.array(z.strictObject({ language, total: count })).meta({
      description: 'Languages of the reviews with text or photos, of all stars, most frequent first',
    }),
    themes: z
      .array(z.strictObject({ theme, total: count, example: z.string() }))
      .optional()
      .meta({
        description:
          'What at least 3 English reviews of the course mention, most frequent first, each with a sentence of one; only on the first page',
      }),
    reviews: z.array(review),
    removed: z
      .array(z.strictObject({ id: uuid, created_at: instant, removed_at: instant, reason: z.string() }))
      .optional()
      .meta({ description: 'Reviews removed from the course and why, newest first; only on the first page' }),
    next_offset: offset.nullable(),
  })
  .meta({ id: 'ReviewList' });

// Optional here: the domain rule reports missing fields with its texts (docs/domain/reviews.md#who-may-write).
const rating = z.int().min(1).max(5).optional();

const aspect = z.strictObject({
  rating,
  labels: z.array(z.string().min(1).max(60)).max(12),
  details: paragraphs(2000).optional(),
});

const logHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Reasons for a guest to report a review; a removal gives one of them or its own text. */
export const reportReason = z.enum(['threat', 'private_details', 'other_experience', 'bought', 'other']);

const reviewAspect = z.strictObject({
  aspect: z.enum(['accuracy', 'overall', 'host', 'guide']),
  rating: z.int().min(1).max(5),
  labels: z.array(z.string()),
  details: z.string(),
});

export const reviewCalls = {
  'review/check': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Returns whether the logged-in guest can review a booking, and the booking's details",
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
      reward: z
        .number()
        .meta({ description: 'Value of the code for a review with a photo, in the currency of prices' }),
      reward_minimum: z
        .number()
        .meta({ description: 'Lowest price at which the code for a photo is valid, in the currency of prices' }),
      labels: z.record(z.enum(['accuracy', 'overall', 'host', 'guide']), z.array(z.string())),
    }),
  },
  'review/course-list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the reviews of a course',
    in: z.strictObject({ course_id: id, ...reviewListFields }),
    out: reviewList,
  },
  'review/profile-list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Lists the reviews of a host's courses, including courses no longer offered",
    in: z.strictObject({ user_id: uuid, ...reviewListFields }),
    out: reviewList,
  },
  'review/homepage': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the reviews chosen for the home page',
    in: z.strictObject({ limit: z.int().min(1).max(24).optional() }),
    out: z.strictObject({ data: z.array(review) }),
  },
  'review/image': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the photos in the reviews of a course, newest review first',
    in: z.strictObject({ course_id: id, offset: offset.optional() }),
    out: z.strictObject({ data: z.array(reviewImage), total: count, next_offset: offset.nullable() }),
  },
  'review/save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Posts the review of a completed booking, once; a review with a photo earns a discount code',
    in: z.strictObject({
      booking_id: uuid,
      rating,
      review: paragraphs(4000),
      images: z.array(uuid).max(limits.reviewPhotosMax).optional(),
      image_alts: z.array(line(200)).max(limits.reviewPhotosMax).optional().meta({
        description: 'Descriptions of the photos, in the order of `images`',
      }),
      country: countryCode.optional(),
      terms: z.boolean(),
      private: z.strictObject({ accuracy: aspect, overall: aspect, host: aspect, guide: aspect.optional() }).optional(),
    }),
    out: z.strictObject({
      message: z.string(),
      review_id: uuid,
      coupon_code: z.string().nullable(),
      log_hash: logHash.meta({ description: 'Newest hash of the log of reviews (docs/domain/reviews.md#log)' }),
    }),
  },

  // After a review was written: its host replies once, a guest reports it, an operator removes it
  // (docs/domain/reviews.md#replies, docs/domain/reviews.md#removal).
  'written-review/of-booking': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns a booking's review as its host reads it, private feedback included; null before there is one",
    in: z.strictObject(bookingAccess),
    out: z.strictObject({
      review: z
        .strictObject({
          id: p.uuid,
          rating: z.int().min(1).max(5),
          text: z.string(),
          created_at: p.instant,
          private: z.array(reviewAspect),
          reply: z.string().nullable(),
          removed: z.string().nullable().meta({ description: 'Reason for the removal; null if it was not removed' }),
        })
        .nullable(),
    }),
  },
  'written-review/reply': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Posts the host's only reply, shown below the review",
    in: z.strictObject({ ...bookingAccess, review_id: p.uuid.optional(), reply: p.paragraphs(2000, 2) }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/report': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Reports a review to the staff',
    in: z.strictObject({ review_id: p.uuid, reason: reportReason, details: p.paragraphs(1000).optional() }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/remove': {
    access: 'operator',
    permission: 'reviews',
    effect: 'write',
    about: { review: 'review_id' },
    rate: 'write',
    summary: 'Removes a review with a public reason',
    in: z.strictObject({ review_id: p.uuid, reason: p.line(500).min(10) }),
    out: z.strictObject({ message: z.string() }),
  },
  'written-review/restore': {
    access: 'operator',
    permission: 'reviews',
    effect: 'write',
    about: { review: 'review_id' },
    rate: 'write',
    summary: 'Restores a removed review',
    in: z.strictObject({ review_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },

  // Group feedback.
  'feedback/save': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends feedback to the staff; a visitor leaves an email address',
    in: z.strictObject({
      topic: line(80),
      message: paragraphs(1000).meta({ description: 'Text of at least 10 characters' }),
      email: email.optional(),
      page: line(300).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
