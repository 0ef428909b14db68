// The links that show wish lists.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { deleteWishLink, findWishLink, insertWishLink, findSharedWishes, findSharer } from './wish-link-queries.ts';
import { randomUUID } from 'node:crypto';
import { sharedWishlistUrl } from '#src/contract/addresses/urls.ts';
import { deriveSecret, hashSecret, secretOfHash, givenHash } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { limits } from '#src/domain/limits.ts';
import { toCard } from '#src/server/search/index.ts';

// wish-link/end: the link opens nothing any more, for good; a new one is another one.
const endCall: Handler<'wish-link/end'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await deleteWishLink(services.db, actor.userId);
  return {};
};

// wish-link/make: the link to the own list (docs/accounts.md#sharing-a-wish-list).
const make: Handler<'wish-link/make'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { db, keys } = services;
  const nonce = randomUUID();
  const token_hash = hashSecret(deriveSecret(keys, 'wish-list', `${actor.userId}:${nonce}`));
  await insertWishLink(db, actor.userId, { nonce, token_hash });
  const url = await linkOf(services, actor.userId);
  return url === null ? refuse('link-invalid') : { url };
};

/** The address of an account's link, the same each time it is asked for; null where there is none. */
export async function linkOf({ db, keys, config }: Services, userId: string): Promise<string | null> {
  const link = await findWishLink(db, userId);
  if (link === null) return null;
  return config.origin + sharedWishlistUrl(secretOfHash(keys, 'wish-list', `${userId}:${link.nonce}`, link.token_hash));
}

// wish-link/open: the listings behind a link. Nothing of the account goes out: no name, no day, no party.
const open: Handler<'wish-link/open'> = async ({ token, offset = 0 }, { services: { db, keys, config } }) => {
  const userId = await findSharer(db, givenHash(keys, token));
  if (userId === null) return refuse('link-invalid');
  const { rows, total } = await findSharedWishes(db, { userId, offset, count: limits.pageSize });
  return { data: rows.map((row) => toCard(row, config.serviceFees)), total };
};

/** The calls of this file by name. */
export const linkCalls = {
  'wish-link/end': endCall,
  'wish-link/make': make,
  'wish-link/open': open,
} as const;
