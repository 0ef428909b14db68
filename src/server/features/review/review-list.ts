// What the lists of a course and of a host have in common (spec 3, spec 4).
import { averageRating } from '#src/domain/review/average-rating.ts';
import { reviewOrder } from '#src/domain/review/review-order.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Services } from '../../services.ts';
import { findFigures, findReviews, type ReviewScope } from './queries.ts';
import { toReview } from './to-review.ts';

const pageSize = 6;

type Asked = Pick<CallInput<'review/course-list'>, 'sort' | 'sort_type' | 'offset'>;

/** The figures and one page, in two statements; null when there is no such course or host. */
export async function readReviewList(
  { db, config }: Services,
  scope: ReviewScope,
  { sort, sort_type, offset = 0 }: Asked,
): Promise<CallOutput<'review/course-list'> | null> {
  const [figures, rows] = await Promise.all([
    findFigures(db, scope),
    findReviews(db, scope, { order: reviewOrder({ sort, sort_type }), offset, limit: pageSize }),
  ]);
  if (!figures) return null;
  const next = offset + rows.length;
  return {
    total: figures.total,
    average_rating: averageRating(figures),
    distribution: figures.distribution,
    reviews: rows.map((row) => toReview(row, config.imageBase)),
    // A page past the end has no next one: an offset of nothing must not lead back.
    next_offset: rows.length > 0 && next < figures.total ? next : null,
  };
}
