// Reviews as lists show them (docs/calls.md#entities, docs/reviews.md#reading).
import { z } from 'zod';
import { limits } from '#src/domain/limits.ts';
import { reviewImage } from './image.ts';
import { count, countryCode, id, instant, offset, uuid } from './primitives.ts';

/** Orders of a review list (docs/reviews.md#reading). `date` and `rating` take their direction from `sort_type`. */
export const reviewSort = z.enum([...limits.reviewSorts, 'date', 'rating']);

const stars = z.int().min(1).max(5);
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);
const language = z.string().regex(/^[a-z]{2,3}$/);

/** Sort, page, filters and translation (docs/calls.md#entities). */
export const reviewListFields = {
  sort: reviewSort.optional(),
  sort_type: z.enum(['asc', 'desc']).optional(),
  offset: offset.optional(),
  /** The parameter was given without a type: flags of this contract are written 1, as `ba_host` is, or true and false. */
  content_translate: flag.optional(),
  /** Only those with so many stars. */
  rating: stars.optional(),
  /** Only those written in this language: of ratings without words nobody knows one. */
  language: language.optional(),
  /** Only those that say something, by words or photos. */
  written: flag.optional(),
};

/**
 * One public review. `rewarded` says that its photo earned a code. `course` is there where reviews of several courses
 * stand together, and null for one that is no longer offered.
 */
export const review = z
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

/** A list with its figures; `distribution` counts the ratings 1 to 5 in that order. */
export const reviewList = z
  .strictObject({
    total: count,
    average_rating: z.number().min(1).max(5).nullable(),
    distribution: z.array(count).length(5),
    matching: count.meta({ description: 'Those that the filters leave: the reviews of all pages together' }),
    without_words: count.meta({ description: 'Ratings that say nothing, of the stars that are asked for' }),
    languages: z.array(z.strictObject({ language, total: count })).meta({
      description: 'In which languages the others are written, of all stars; the most frequent first',
    }),
    reviews: z.array(review),
    removed: z
      .array(z.strictObject({ id: uuid, created_at: instant, removed_at: instant, reason: z.string() }))
      .optional()
      .meta({ description: 'What was removed of a course and why, the newest first; only with its first page' }),
    next_offset: offset.nullable(),
  })
  .meta({ id: 'ReviewList' });
