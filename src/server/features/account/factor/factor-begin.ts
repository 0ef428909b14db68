// account/factor-begin: makes the secret for an authenticator app. Nothing asks for it until a first code has shown that the app
// has it (docs/accounts.md#second-factor).
import { randomUUID } from 'node:crypto';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { beginFactor, newFactor, setupOf } from '../../user/index.ts';
import { checkOwnPassword, findProfile } from '../profile/index.ts';

export const route = 'account/factor-begin';

export const handle: Handler<typeof route> = async ({ password }, call) => {
  const { services, actor } = call;
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  const fault = await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const made = newFactor(services.keys, row.id, randomUUID());
  const isBegun = await beginFactor(services.db, { userId: row.id, nonce: made.nonce, secretHash: made.secret_hash });
  if (!isBegun) return refuse('factor-on');
  return setupOf(services.keys, { user_id: row.id, ...made }, { issuer: services.config.brand.name, label: row.email });
};
