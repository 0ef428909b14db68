// Reviews in the back office: all of them, and one with everything that belongs to it (docs/back-office.md#reviews).
import { reviewList } from '#src/contract/admin/review-list.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { readReviewSearch } from '#src/domain/review/find-review.ts';
import type { Handler } from '#src/server/call.ts';
import { findAdminCities } from './kit/cursor-queries.ts';
import { byInstant, serveList } from './kit/list.ts';
import { findOneReview, findReviews, type ReviewLineRow } from './reviews-queries.ts';

export const reviews = serveList({
  list: reviewList,
  call: 'admin/review-list',
  cursors: byInstant,
  find: ({ db }, { find = '', ...query }) => findReviews(db, { ...query, search: readReviewSearch(find) }),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
  toLine,
});

/** A review as list, page and file show it. */
function toLine({ at, ...row }: ReviewLineRow): CallOutput<'admin/review-list'>['data'][number] {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    guest: row.guest,
    at: at.toISOString(),
    photos: row.photos,
    course_id: row.course_id,
    title: row.title,
    city: row.city,
    host: row.host,
    ref: row.ref,
    is_removed: row.is_removed,
    is_reported: row.is_reported,
    is_answered: row.is_answered,
  };
}

export const review: Handler<'admin/review'> = async ({ review_id: id }, { services: { db } }) => {
  const row = await findOneReview(db, id);
  if (row === null) return refuse('review-not-found');
  return {
    ...toLine(row),
    country: row.country,
    language: row.language,
    is_rewarded: row.is_rewarded,
    city_slug: row.city_slug,
    pictures: row.pictures,
    private: row.private,
    reply: row.reply === '' ? null : row.reply,
    removal_reason: row.removal_reason === '' ? null : row.removal_reason,
    booking: row.booking,
    author_id: row.author_id,
    report: row.report,
    history: row.history,
  };
};

export const reviewCalls = { 'admin/review-list': reviews.handle, 'admin/review': review } as const;
