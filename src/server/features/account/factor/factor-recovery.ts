// account/factor-recovery: new recovery codes in the place of all there were, shown this once (docs/accounts.md#second-factor).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { replaceRecovery } from '../../user/index.ts';
import { newRecovery, takeOwnCode } from './own-code.ts';

export const route = 'account/factor-recovery';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  await inTransaction(call.services.db, (trx) => replaceRecovery(trx, row.user_id, hashes));
  return { recovery_codes: shown };
};
