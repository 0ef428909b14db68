// page/product-detail: a course with what its page needs at first sight.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findUpcomingDates } from '#src/server/features/availability/index.ts';
import { findDetail, toDetail } from '#src/server/features/course/index.ts';
import { pageUserOf } from '#src/server/features/user/index.ts';

export const route = 'page/product-detail';

export const handle: Handler<typeof route> = async ({ course_id }, { services, actor, opened }) => {
  const row = await findDetail(services.db, course_id);
  if (!row) return refuse('course-not-found');
  if (row.host_id !== actor.userId) opened?.(course_id);
  const upcoming = await findUpcomingDates(services, course_id);
  return {
    course_detail: toDetail(row, upcoming, services.config.serviceFees),
    travel_tips: row.travel_tips,
    ...(await pageUserOf(services, actor)),
  };
};
