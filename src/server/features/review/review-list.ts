// A review as lists show it (docs/domain/reviews.md#sorting-and-filtering).
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import { averageRating, filteredFigures, reviewOrder } from '#src/domain/review/reviews.ts';
import { themesOf, themeWords } from '#src/domain/review/themes.ts';
import type { Services } from '#src/server/services.ts';
import { findRemoved } from './after-queries.ts';
import { findFigures, findReviews, findTexts, type PhotoRow, type ReviewRow, type ReviewScope } from './queries.ts';

type Review = CallOutput<'review/course-list'>['reviews'][number];

// The smallest sharp size; `id` leads to others.
const shownFile = 'card-295.webp';
const portraitFile = 'square-96.webp';

/** `imageBase` has no trailing slash. */
export function toReviewImage({ id, alt }: PhotoRow, imageBase: string): Review['images'][number] {
  return { image: `${id}/${shownFile}`, prefix: `${imageBase}/`, id, alt };
}

/** Untranslated without a provider (docs/domain/reviews.md#sorting-and-filtering). */
export function toReview(row: ReviewRow, imageBase: string): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    language: row.language,
    is_translated: false,
    author_name: row.guest_name,
    author_country: row.guest_country,
    author_image: row.author_image === null ? null : `${imageBase}/${row.author_image}/${portraitFile}`,
    created_at: row.created_at.toISOString(),
    images: row.photos.map((photo) => toReviewImage(photo, imageBase)),
    rewarded: row.is_rewarded,
    reply: row.host_reply === '' ? null : row.host_reply,
    course: row.course,
  };
}

const pageSize = 6;
const mostRemoved = 10;

type ListOrder = Pick<
  CallInput<'review/course-list'>,
  'sort' | 'sort_type' | 'offset' | 'rating' | 'language' | 'theme' | 'written'
>;

export async function readReviewList(
  { db, config }: Services,
  scope: ReviewScope,
  { sort, sort_type, offset = 0, rating, language, theme, written }: ListOrder,
): Promise<CallOutput<'review/course-list'> | null> {
  const filter = { rating, language, theme, written: written === true || written === 1 };
  const isFirst = offset === 0 && 'courseId' in scope;
  const [figures, rows, removed, texts] = await Promise.all([
    findFigures(db, scope, theme && themeWords(theme)),
    findReviews(db, scope, { order: reviewOrder({ sort, sort_type }), offset, limit: pageSize, filter }),
    isFirst ? findRemoved(db, scope.courseId, mostRemoved) : [],
    isFirst ? findTexts(db, scope.courseId) : [],
  ]);
  if (!figures) return null;
  const next = offset + rows.length;
  const themes = themesOf(texts);
  const { matching, without_words, languages } = filteredFigures(figures.distribution, figures.written, filter);
  return {
    total: figures.total,
    average_rating: averageRating(figures),
    distribution: figures.distribution,
    matching,
    without_words,
    languages: [...languages],
    ...(themes.length > 0 && { themes: [...themes] }),
    reviews: rows.map((row) => toReview(row, config.imageBase)),
    ...(removed.length > 0 && {
      removed: removed.map(({ created_at, removed_at, ...one }) => ({
        ...one,
        created_at: created_at.toISOString(),
        removed_at: removed_at.toISOString(),
      })),
    }),
    // Past the end there is no next page.
    next_offset: rows.length > 0 && next < matching ? next : null,
  };
}
