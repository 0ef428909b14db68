// account/identity-remove: an account elsewhere no longer opens this one, unless it is the last way in
// (docs/accounts.md#google-and-facebook).
import { mayDisconnect } from '#src/domain/account/identity.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '../../t.ts';
import { deleteIdentity, lockWaysIn } from './queries.ts';

export const route = 'account/identity-remove';

type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async ({ provider }, { services, actor: { userId } }) => {
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const ways = await lockWaysIn(trx, userId);
    if (!ways || ways.identities === 0) return refuse('identity-not-found');
    const { has_password: hasPassword, passkeys, identities } = ways;
    if (!mayDisconnect({ hasPassword, passkeys, identities })) return refuse('identity-last');
    const isGone = await deleteIdentity(trx, userId, provider);
    return isGone ? { message: t('account.identity.removed') } : refuse('identity-not-found');
  });
};
