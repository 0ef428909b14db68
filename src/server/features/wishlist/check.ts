// wishlist/check: which courses are on the list of who is signed in.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findWishIds } from './queries.ts';

export const route = 'wishlist/check';

export const handle: Handler<typeof route> = async ({ course_ids: asked }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const saved = await findWishIds(services.db, actor.userId);
  return { course_ids: asked === undefined ? saved : saved.filter((id) => asked.includes(id)) };
};
