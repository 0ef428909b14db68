// review/course-list: the reviews of a course (docs/reviews.md#reading).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { readReviewList } from './review-list.ts';

export const route = 'review/course-list';

export const handle: Handler<typeof route> = async ({ course_id, ...asked }, { services }) =>
  (await readReviewList(services, { courseId: course_id }, asked)) ?? refuse('course-not-found');
