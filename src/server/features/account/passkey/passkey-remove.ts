// account/passkey-remove: a passkey no longer opens the account (docs/accounts.md#passkeys).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { changeAccess, insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { deletePasskey } from './queries.ts';

export const route = 'account/passkey-remove';

export const handle: Handler<typeof route> = async ({ id }, call) => {
  const account = insideHere(call);
  if (account === null) return refuse('unauthorized');
  return inTransaction(call.services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    if (!(await deletePasskey(trx, { userId: account.id, credentialId: id }))) return refuse('passkey-not-found');
    // A login with it that was under way comes to nothing.
    await changeAccess(trx, account);
    return { message: t('account.passkey.removed') };
  });
};
