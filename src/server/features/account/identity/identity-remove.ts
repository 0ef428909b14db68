// account/identity-remove: an account elsewhere no longer opens this one, unless it is the last way in
// (docs/accounts.md#google-and-facebook).
import { mayDisconnect } from '#src/domain/account/identity.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { changeAccess, insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { deleteIdentity, findWaysIn } from './queries.ts';

export const route = 'account/identity-remove';

type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async ({ provider }, call) => {
  const account = insideHere(call);
  if (account === null) return refuse('unauthorized');
  return inTransaction(call.services.db, async (trx): Promise<Output | Refusal> => {
    // Of two that take a way in away at once, one is first.
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    const ways = await findWaysIn(trx, account.id);
    if (!ways || ways.identities === 0) return refuse('identity-not-found');
    const { has_password: hasPassword, passkeys, identities } = ways;
    if (!mayDisconnect({ hasPassword, passkeys, identities })) return refuse('identity-last');
    if (!(await deleteIdentity(trx, account.id, provider))) return refuse('identity-not-found');
    // A login by it that was under way comes to nothing.
    await changeAccess(trx, account);
    return { message: t('account.identity.removed') };
  });
};
