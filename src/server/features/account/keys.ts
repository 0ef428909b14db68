// API keys of distributors (docs/domain/partners.md#distributor-keys).
import { keyOf, mostKeys, visiblePartOf } from '#src/domain/account/distributor-key.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { newSecret } from '#src/server/platform/http/identity.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { checkOwnPassword } from './password.ts';
import { findProfile } from './profile-queries.ts';
import { insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { countKeys, insertKey, deleteKey, findKeys, type KeyRow } from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

// account/key-make: makes a key and shows it once; only its hash is stored (docs/domain/partners.md#distributor-keys).
const keyMake: Handler<'account/key-make'> = async ({ name, days = null, password }, call) => {
  const { services } = call;
  const account = insideHere(call);
  const profile = account && (await findProfile(services.db, account.id));
  if (!profile) return refuse('unauthorized');
  const fault = profile.password_hash === null ? null : await checkOwnPassword(profile, password, call);
  if (fault) return fault;
  return inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    if ((await countKeys(trx, profile.id)) >= mostKeys) return refuse('keys-full');
    const key = keyOf(newSecret());
    const prefix = visiblePartOf(key);
    const id = await insertKey(trx, { userId: profile.id, name, prefix, hash: hashSecret(key), days });
    await writeAudit(trx, {
      actorId: profile.id,
      action: 'distributor-key-made',
      subject: `account:${profile.id}`,
      detail: { name, prefix, days },
    });
    return { id, key, prefix };
  });
};

const keyRemove: Handler<'account/key-remove'> = async ({ key_id: keyId }, { services, actor: { userId } }) => {
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    await writeAudit(trx, {
      actorId: userId,
      action: 'distributor-key-removed',
      subject: `account:${userId}`,
      detail: gone,
    });
    return { message: t('account.key.removed', gone) };
  });
};

const keys: Handler<'account/keys'> = async (_input, { services: { db }, actor }) => {
  const profile = actor.userId === null ? null : await findProfile(db, actor.userId);
  if (!profile) return refuse('unauthorized');
  const rows = await findKeys(db, profile.id);
  return { data: rows.map(toKey), can_make: rows.length < mostKeys, has_password: profile.password_hash !== null };
};

export function toKey({ created_at, expires_at, ...row }: KeyRow): CallOutput<'account/keys'>['data'][number] {
  return { ...row, created_at: created_at.toISOString(), expires_at: expires_at?.toISOString() ?? null };
}

export const keysCalls = {
  'account/key-make': keyMake,
  'account/key-remove': keyRemove,
  'account/keys': keys,
} as const;
