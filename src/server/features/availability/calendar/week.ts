// calendar/week: the weekly rules of a listing (docs/domain/calendar.md#weekly-rules).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findActing } from '#src/server/features/team/index.ts';
import { findListings } from './queries.ts';

const noDays = { from: '2000-01-01', to: '2000-01-01' };

export const calendarWeek: Handler<'calendar/week'> = async ({ course_id }, { services, actor }) => {
  const acting = await findActing(services.db, course_id, actor, 'calendar');
  if (!acting) return refuse('course-not-found');
  const [row] = await findListings(services.db, { hostId: acting.hostId, courseId: course_id }, noDays);
  if (!row) return refuse('course-not-found');
  return {
    course_id,
    title: row.title,
    min_pax: row.min_pax,
    rules: row.rules.map(({ start_time: time, ...rule }) => ({ ...rule, time })),
    cutoff_first_minutes: row.cutoff_first_minutes,
    cutoff_later_minutes: row.cutoff_later_minutes,
    horizon_days: row.horizon_days,
  };
};
