// How much a guest would be offered if a departure did not take place, before its host decides
// (docs/domain/host-cancels.md#what-guests-are-offered).
import type { Services } from '#src/server/services.ts';
import { findFree } from './free-departures.ts';
import { findLike } from './queries.ts';

const most = 6;

/** Other departures of the course near the date, and like courses, each at most six. */
export async function countAlternatives(
  services: Services,
  { course_id: courseId, date, time }: { course_id: number; date: string; time: string },
): Promise<{ departures: number; similar: number }> {
  const found = await findFree(services, courseId, { date, pax: 1, count: most + 1 });
  const others = (found?.free ?? []).filter((one) => one.date !== date || one.departure.time !== time);
  const like = await findLike(services.db, { courseId, pax: 1, userId: null, count: most });
  return { departures: Math.min(most, others.length), similar: like.length };
}
