// review/profile-list: the reviews of all courses of a host, whether or not they are still offered.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { readReviewList } from './review-list.ts';

export const route = 'review/profile-list';

// Anyone who is no host answers like nobody at all: an account must not be guessed from a list.
export const handle: Handler<typeof route> = async ({ user_id, ...asked }, { services }) =>
  (await readReviewList(services, { hostId: user_id }, asked)) ?? refuse('not-found');
