// account/factor-begin: makes the secret for an authenticator app. Nothing asks for it until a first code has shown that the app
// has it (docs/accounts.md#second-factor).
import { randomUUID } from 'node:crypto';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { beginFactor, insideHere, holdAccess, newFactor, setupOf } from '../../user/index.ts';
import { checkOwnPassword, findProfile } from '../profile/index.ts';

export const route = 'account/factor-begin';

export const handle: Handler<typeof route> = async ({ password }, call) => {
  const { services } = call;
  const account = insideHere(call);
  const row = account && (await findProfile(services.db, account.id));
  if (!row) return refuse('unauthorized');
  const fault = await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const made = newFactor(services.keys, row.id, randomUUID());
  const fresh = { userId: row.id, nonce: made.nonce, secretHash: made.secret_hash };
  const begun = await inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return 'ended';
    return (await beginFactor(trx, fresh)) ? 'begun' : 'on';
  });
  if (begun !== 'begun') return refuse(begun === 'on' ? 'factor-on' : 'unauthorized');
  return setupOf(services.keys, { user_id: row.id, ...made }, { issuer: services.config.brand.name, label: row.email });
};
