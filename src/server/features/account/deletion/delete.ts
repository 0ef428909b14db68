// account/delete: deletes the account of a mailed link for good (docs/accounts.md#deleting-an-account, ADR 080).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { givenHash } from '#src/server/secrets.ts';
import { removeUploads } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import { endSession, forgetBrowser } from '#src/server/features/user/index.ts';
import { checkLinkFactor, faultOf, lockRequest } from '#src/server/features/account/mailed/index.ts';
import { eraseUnlessInUse, type Erased } from './erase-account.ts';
import { lockAccount } from './facts-queries.ts';

export const route = 'account/delete';

export const handle: Handler<typeof route> = async ({ token, code }, call) => {
  const { services } = call;
  const shown = await checkLinkFactor(givenHash(services.keys, token), code, call);
  if (isRefusal(shown)) return shown;
  const erased = await inTransaction(services.db, async (trx): Promise<Erased | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'delete') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id === null) return fault ?? refuse('link-invalid');
    const account = await lockAccount(trx, row.account_id);
    if (!account) return refuse('link-invalid');
    // Who is blocked would come back with the same address as somebody new.
    if (account.is_blocked) return refuse('account-blocked');
    return (await eraseUnlessInUse(trx, account)) ?? refuse('account-in-use');
  });
  if (isRefusal(erased)) return erased;
  if (call.actor.userId === erased.id) {
    await endSession(call);
    await forgetBrowser(call);
  }
  // What fails here is done by the job: the uploads are over.
  await removeUploads(services, erased.uploads).catch((error: unknown) =>
    call.log.warn({ err: error }, 'files of a deleted account are left to the job'),
  );
  return { message: t('account.delete.done') };
};
