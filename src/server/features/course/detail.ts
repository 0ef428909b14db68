// course/detail: one course in full.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { findUpcomingDates } from '../availability/index.ts';
import { findDetail } from './detail-row-queries.ts';
import { toDetail } from './to-detail.ts';

export const route = 'course/detail';

export const handle: Handler<typeof route> = async ({ course_id }, { services }) => {
  const row = await findDetail(services.db, course_id);
  if (!row) return refuse('course-not-found');
  const upcoming = await findUpcomingDates(services, course_id);
  return { data: toDetail(row, upcoming, services.config.serviceFeeRate) };
};
