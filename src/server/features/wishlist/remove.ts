// wishlist/remove: takes a course off the list; success as well when it was not on it, so that a retry is harmless.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findWishIds, removeWish } from './queries.ts';

export const route = 'wishlist/remove';

export const handle: Handler<typeof route> = async ({ course_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await removeWish(services.db, actor.userId, course_id);
  return { course_ids: await findWishIds(services.db, actor.userId) };
};
