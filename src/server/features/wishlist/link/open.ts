// wish-link/open: the listings behind a link. Nothing of the account goes out: no name, no day, no party.
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { toCard } from '#src/server/search/index.ts';
import { givenHash } from '#src/server/secrets.ts';
import { findSharedWishes, findSharer } from './queries.ts';

export const route = 'wish-link/open';

export const handle: Handler<typeof route> = async ({ token, offset = 0 }, { services: { db, keys, config } }) => {
  const userId = await findSharer(db, givenHash(keys, token));
  if (userId === null) return refuse('link-invalid');
  const { rows, total } = await findSharedWishes(db, { userId, offset, count: limits.pageSize });
  return { data: rows.map((row) => toCard(row, config.serviceFees)), total };
};
