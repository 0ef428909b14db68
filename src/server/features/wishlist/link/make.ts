// wish-link/make: the link to the own list (docs/accounts.md#sharing-a-wish-list).
import { randomUUID } from 'node:crypto';
import { sharedWishlistUrl } from '#src/contract/addresses/urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { deriveSecret, hashSecret, secretOfHash } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { findWishLink, insertWishLink } from './queries.ts';

export const route = 'wish-link/make';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
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
