// account/key-make: makes a key and shows it once; only its hash is kept (docs/distributor-keys.md#making-one).
import { keyOf, mostKeys, shownPartOf } from '#src/domain/account/distributor-key.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { newSecret } from '#src/server/http/identity.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { checkOwnPassword, findProfile } from '#src/server/features/account/profile/index.ts';
import { insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { countKeys, insertKey } from './queries.ts';

export const route = 'account/key-make';

export const handle: Handler<typeof route> = async ({ name, days = null, password }, call) => {
  const { services } = call;
  const account = insideHere(call);
  const profile = account && (await findProfile(services.db, account.id));
  if (!profile) return refuse('unauthorized');
  // An account that logs in by mail alone has no password to ask for.
  const fault = profile.password_hash === null ? null : await checkOwnPassword(profile, password, call);
  if (fault) return fault;
  return inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    if ((await countKeys(trx, profile.id)) >= mostKeys) return refuse('keys-full');
    const key = keyOf(newSecret());
    const prefix = shownPartOf(key);
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
