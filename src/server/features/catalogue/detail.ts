// course/detail: one course in full.
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { locale } from '#src/texts/locale.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findUpcomingDates } from '#src/server/features/availability/index.ts';
import { findDetail } from './detail-row-queries.ts';
import { toDetail } from './to-detail.ts';

export const courseDetail: Handler<'course/detail'> = ({ course_id }, { services }) =>
  services.answers.of(`course/detail ${locale()} ${course_id}`, () => read(services, course_id));

async function read(services: Services, courseId: number): Promise<CallOutput<'course/detail'> | Refusal> {
  const [row, upcoming] = await Promise.all([findDetail(services.db, courseId), findUpcomingDates(services, courseId)]);
  return row === null ? refuse('course-not-found') : { data: toDetail(row, upcoming, services.config.serviceFees) };
}
