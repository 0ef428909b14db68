// wishlist/save: puts courses on the list, one of them by its heart or all of the browser's at login (docs/accounts.md#wish-list).
import { WISHES_MOST } from '#src/domain/wishlist/kept-choice.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findWishIds, type NewWish, saveWishes } from './queries.ts';

export const route = 'wishlist/save';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const before = await findWishIds(services.db, actor.userId);
  const wishes = wishesOf(input);
  const added = wishes.filter(({ course_id }) => !before.includes(course_id));
  // A bound on what one account stores. Two tabs at once may pass it by a few, which harms nobody.
  if (added.length > 0 && before.length + added.length > WISHES_MOST) return refuse('wishlist-full');
  const written = new Set(await saveWishes(services.db, actor.userId, wishes));
  const fresh = added.map(({ course_id }) => course_id).filter((id) => written.has(id));
  return { course_ids: [...fresh, ...before] };
};

/** Each course once; a start without a date says nothing and is left out. */
function wishesOf({ course_ids, choices = [] }: CallInput<typeof route>): NewWish[] {
  const byId = new Map(choices.map((choice) => [choice.course_id, choice]));
  return [...new Set(course_ids)].map((course_id) => {
    const { date = null, time = null, pax = null } = byId.get(course_id) ?? {};
    return { course_id, date, time: date === null ? null : time, pax };
  });
}
