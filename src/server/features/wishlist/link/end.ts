// wish-link/end: the link opens nothing any more, for good; a new one is another one.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { deleteWishLink } from './queries.ts';

export const route = 'wish-link/end';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await deleteWishLink(services.db, actor.userId);
  return {};
};
