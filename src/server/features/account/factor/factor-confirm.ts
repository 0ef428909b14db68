// account/factor-confirm: turns the second factor on with a first code of the app, and shows the recovery codes this once
// (docs/accounts.md#second-factor).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import {
  changeAccess,
  holdAccess,
  insideHere,
  confirmFactor,
  renewSession,
  replaceRecovery,
} from '#src/server/features/user/index.ts';
import { newRecovery, takeOwnCode } from './own-code.ts';

export const route = 'account/factor-confirm';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: false });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  const account = insideHere(call);
  const isOn = await inTransaction(call.services.db, async (trx) => {
    // A login that was under way without a code comes to nothing.
    if (account === null || !(await holdAccess(trx, account))) return false;
    await changeAccess(trx, account);
    await confirmFactor(trx, row.user_id);
    await replaceRecovery(trx, row.user_id, hashes);
    return true;
  });
  if (!isOn) return refuse('unauthorized');
  // What may be done with it has changed, so the session is a new one.
  await renewSession(call, { hasFactor: true });
  return { recovery_codes: shown };
};
