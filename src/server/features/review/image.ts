// review/image: the photos in the reviews of a course.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { countPhotos, findPhotos } from './queries.ts';
import { toReviewImage } from './review-list.ts';

export const route = 'review/image';

const pageSize = 12;

export const handle: Handler<typeof route> = async ({ course_id, offset = 0 }, { services }) => {
  const { db, config } = services;
  const [total, photos] = await Promise.all([
    countPhotos(db, course_id),
    findPhotos(db, course_id, { offset, limit: pageSize }),
  ]);
  if (total === null) return refuse('course-not-found');
  const next = offset + photos.length;
  return {
    data: photos.map((photo) => toReviewImage(photo, config.imageBase)),
    total,
    next_offset: photos.length > 0 && next < total ? next : null,
  };
};
