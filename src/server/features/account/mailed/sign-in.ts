// account/sign-in: signs in with the link of a mail, once, and the second factor where it is on (docs/accounts.md#links-that-were-asked-for).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { givenHash } from '#src/server/secrets.ts';
import { findAccount, openSession, sessionFields } from '#src/server/features/user/index.ts';
import { lockRequest, markUsed, proveAddress } from './queries.ts';
import { checkLinkFactor } from './link-factor.ts';
import { faultOf } from './request.ts';

export const route = 'account/sign-in';

export const handle: Handler<typeof route> = async ({ token, code }, call) => {
  const { db, config } = call.services;
  const checked = await checkLinkFactor(givenHash(call.services.keys, token), code, call);
  if (isRefusal(checked)) return checked;
  const { account, hasFactor } = checked;
  const refused = await inTransaction(db, async (trx): Promise<Refusal | null> => {
    const row = await lockRequest(trx, givenHash(call.services.keys, token));
    if (row?.purpose !== 'sign-in') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id !== account.id) return fault ?? refuse('link-invalid');
    await proveAddress(trx, account.id);
    await markUsed(trx, row);
    return null;
  });
  if (refused) return refused;
  const blocked = await openSession(call, account, { isRemembered: true, hasFactor });
  if (blocked) return blocked;
  return sessionFields(await findAccount(db, account.id), config.imageBase);
};
