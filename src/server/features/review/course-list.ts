// review/course-list: the reviews of a course (spec 4, spec 7).
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { findRatings, findReviews, type ReviewRow, type ReviewSort } from './queries.ts';

export const route = 'review/course-list';

const pageSize = 6;

export const handle: Handler<typeof route> = async ({ course_id, sort, sort_type, offset = 0 }, { services }) => {
  const order = orderOf(sort ?? limits.reviewSortDefault, sort_type);
  const [distribution, rows] = await Promise.all([
    findRatings(services.db, course_id),
    findReviews(services.db, course_id, { sort: order, offset, limit: pageSize }),
  ]);
  if (!distribution) return refuse('course-not-found');
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const points = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const next = offset + rows.length;
  return {
    total,
    average_rating: total === 0 ? null : Math.round((points / total) * 100) / 100,
    distribution,
    reviews: rows.map(toReview),
    next_offset: next < total ? next : null,
  };
};

/** `date` and `rating` take their direction from `sort_type`; reviews with a photo first is the newest first here. */
function orderOf(sort: ReviewSort, direction: 'asc' | 'desc' | undefined) {
  if (sort === 'date') return direction === 'asc' ? 'date-older' : 'date-newer';
  if (sort === 'rating') return direction === 'asc' ? 'rating-lower' : 'rating-higher';
  return sort === 'photo' ? 'date-newer' : sort;
}

function toReview(row: ReviewRow) {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    is_translated: false,
    author_name: row.guest_name,
    author_country: row.guest_country,
    author_image: null,
    created_at: row.created_at.toISOString(),
    images: [],
    rewarded: false,
    reply: row.host_reply === '' ? null : row.host_reply,
    course: null,
  };
}
