// account/factor-recovery: new recovery codes in the place of all there were, shown this once (docs/accounts.md#second-factor).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { insideHere, holdAccess, replaceRecovery } from '#src/server/features/user/index.ts';
import { newRecovery, takeOwnCode } from './own-code.ts';

export const route = 'account/factor-recovery';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  const account = insideHere(call);
  const isDone = await inTransaction(call.services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    await replaceRecovery(trx, row.user_id, hashes);
    return true;
  });
  if (!isDone) return refuse('unauthorized');
  return { recovery_codes: shown };
};
