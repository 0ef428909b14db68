// course/related: courses similar to this one.
import { limits } from '#src/domain/limits.ts';
import type { Handler } from '#src/server/call.ts';
import { toCard } from '#src/server/search/index.ts';
import { findRelated } from './queries.ts';

export const route = 'course/related';

export const handle: Handler<typeof route> = async (
  { course_id, limit = limits.notFoundRelatedCourses },
  { services },
) => {
  const rows = await findRelated(services.db, course_id, limit);
  return { data: rows.map((row) => toCard(row, services.config.serviceFees)) };
};
