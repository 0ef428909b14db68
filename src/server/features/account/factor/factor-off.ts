// account/factor-off: turns the second factor off, by a code of the app or a recovery code (docs/accounts.md#second-factor).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { changeAccess, holdAccess, insideHere, dropFactor, renewSession } from '#src/server/features/user/index.ts';
import { takeOwnCode } from './own-code.ts';

export const route = 'account/factor-off';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  const account = insideHere(call);
  const isOff = await inTransaction(call.services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    await changeAccess(trx, account);
    await dropFactor(trx, row.user_id);
    return true;
  });
  if (!isOff) return refuse('unauthorized');
  await renewSession(call, { hasFactor: false });
  return { message: t('account.factor.off') };
};
