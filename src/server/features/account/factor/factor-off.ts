// account/factor-off: turns the second factor off, by a code of the app or a recovery code (docs/accounts.md#second-factor).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '../../t.ts';
import { dropFactor, renewSession, traitsHere } from '../../user/index.ts';
import { takeOwnCode } from './own-code.ts';

export const route = 'account/factor-off';

export const handle: Handler<typeof route> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  await inTransaction(call.services.db, (trx) => dropFactor(trx, row.user_id));
  await renewSession(call, { ...(await traitsHere(call)), hasFactor: false });
  return { message: t('account.factor.off') };
};
