// account/factor-confirm: turns the second factor on with a first code of the app, and shows the recovery codes this once
// (docs/accounts.md#second-factor).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { confirmFactor, renewSession, replaceRecovery, traitsHere } from '../../user/index.ts';
import { newRecovery, takeOwnCode } from './own-code.ts';

export const route = 'account/factor-confirm';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: false });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  await inTransaction(call.services.db, async (trx) => {
    await confirmFactor(trx, row.user_id);
    await replaceRecovery(trx, row.user_id, hashes);
  });
  // What may be done with it has changed, so the session is a new one.
  await renewSession(call, { ...(await traitsHere(call)), hasFactor: true });
  return { recovery_codes: shown };
};
