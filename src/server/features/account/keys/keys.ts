// account/keys: the keys with which programs of a distributor book (docs/distributor-keys.md).
import { mostKeys } from '#src/domain/account/distributor-key.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findProfile } from '#src/server/features/account/profile/index.ts';
import { findKeys, type KeyRow } from './queries.ts';

export const route = 'account/keys';

export const handle: Handler<typeof route> = async (_input, { services: { db }, actor }) => {
  const profile = actor.userId === null ? null : await findProfile(db, actor.userId);
  if (!profile) return refuse('unauthorized');
  const rows = await findKeys(db, profile.id);
  return { data: rows.map(toKey), can_make: rows.length < mostKeys, has_password: profile.password_hash !== null };
};

/** A key as calls answer it. */
export function toKey({ created_at, expires_at, ...row }: KeyRow): CallOutput<typeof route>['data'][number] {
  return { ...row, created_at: created_at.toISOString(), expires_at: expires_at?.toISOString() ?? null };
}
