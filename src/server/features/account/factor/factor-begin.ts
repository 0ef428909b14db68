// account/factor-begin: makes the secret for an authenticator app. Nothing asks for it until a first code has shown that the app
// has it (docs/accounts.md#second-factor).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { beginFactor, insideHere, holdAccess, newFactor, setupOf } from '#src/server/features/user/index.ts';
import { checkOwnPassword, findProfile } from '#src/server/features/account/profile/index.ts';

export const route = 'account/factor-begin';

export const handle: Handler<typeof route> = async ({ password }, call) => {
  const { services } = call;
  const account = insideHere(call);
  const row = account && (await findProfile(services.db, account.id));
  if (!row) return refuse('unauthorized');
  const fault = await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const sealed = newFactor(services.keys, row.id);
  const begun = await inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return 'ended';
    return (await beginFactor(trx, { userId: row.id, sealed })) ? 'begun' : 'on';
  });
  if (begun !== 'begun') return refuse(begun === 'on' ? 'factor-on' : 'unauthorized');
  const factor = { user_id: row.id, sealed, nonce: null, secret_hash: null };
  return setupOf(services.keys, factor, { issuer: services.config.brand.name, label: row.email });
};
