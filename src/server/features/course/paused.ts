// listing/paused: what is left to say of a course that takes no bookings for a while (ADR 043).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPaused } from './queries.ts';

export const route = 'listing/paused';

export const handle: Handler<typeof route> = async ({ course_id }, { services }) => {
  const found = await findPaused(services.db, course_id);
  return found === null ? refuse('course-not-found') : { data: found };
};
