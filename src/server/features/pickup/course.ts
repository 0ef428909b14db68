// pickup/course: where a course fetches its guests, and the visitor's own next booking of it (docs/pickup.md#pages).
import { refuse } from '#src/contract/refusal.ts';
import { pickupLocationUrl } from '#src/contract/addresses/urls.ts';
import type { Handler } from '#src/server/call.ts';
import { bookedCourse } from '#src/server/features/booking/index.ts';
import { findNextBooking, findPickupCourse } from './queries.ts';

export const route = 'pickup/course';

export const handle: Handler<typeof route> = async ({ course_id: courseId }, { services, actor }) => {
  const course = await findPickupCourse(services.db, courseId);
  if (!course) return refuse('course-not-found');
  const { userId } = actor;
  const next = userId === null ? null : await findNextBooking(services.db, { courseId, userId });
  return {
    course: bookedCourse(course),
    transport: course.transport,
    pickup: course.pickup,
    booking: next && { ...next, url: pickupLocationUrl({ ref: next.ref }) },
  };
};
