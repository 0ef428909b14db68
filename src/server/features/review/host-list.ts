// written-review/list-host: with private feedback (docs/domain/reviews.md#reviews-of-a-host).
import { limits } from '#src/domain/limits.ts';
import { averageRating } from '#src/domain/review/reviews.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findCourseFigures, isCourseOf, findHostedReviews, type HostedRow } from './host-list-queries.ts';
import { toReviewImage } from './review-list.ts';

export const writtenReviewListHost: Handler<'written-review/list-host'> = async (
  { host_id, ...filter },
  { services: { db, config }, actor },
) => {
  const host = await findPanelHost(db, host_id, actor, 'reviews');
  if (!host) return refuse('page-not-found');
  const { hostId } = host;
  const { course_id: courseId = null, rating = null, unanswered = false, offset = 0 } = filter;
  if (courseId !== null && !(await isCourseOf(db, courseId, hostId))) return refuse('course-not-found');
  const query = { hostId, courseId, rating, unanswered, offset, count: limits.pageSize };
  const [{ rows, total }, courses] = await Promise.all([findHostedReviews(db, query), findCourseFigures(db, hostId)]);
  return {
    data: rows.map((row) => toHosted(row, config.imageBase)),
    total,
    courses: courses.map(({ points, ...course }) => ({
      ...course,
      average: averageRating({ total: course.total, points }),
    })),
  };
};

type Hosted = CallOutput<'written-review/list-host'>['data'][number];

/** A removed review shows only the reason. */
function toHosted(row: HostedRow, imageBase: string): Hosted {
  const isRemoved = row.removal_reason !== '';
  return {
    id: row.id,
    course_id: row.course_id,
    course_title: row.course_title,
    booking_id: row.booking_id,
    guest_name: row.guest_name,
    country: row.guest_country,
    rating: row.rating,
    text: isRemoved ? '' : row.body,
    photos: isRemoved ? [] : row.photos.map((photo) => toReviewImage(photo, imageBase)),
    created_at: row.created_at.toISOString(),
    private: row.aspects,
    reply: row.host_reply === '' ? null : row.host_reply,
    removed: isRemoved ? row.removal_reason : null,
  };
}
