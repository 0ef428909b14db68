// payout/details-save: the owner, or who answers for a host without a login, says where the money goes. With the second factor it counts at once and holds payouts for 72 hours;
// without one it waits for an operator (docs/domain/payouts.md#changes).
import { randomUUID } from 'node:crypto';
import { passkeyRestHours } from '#src/domain/payout/payout-state.ts';
import { maskedDetails } from '#src/domain/payout/payout-details.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { findOlderPasskeys, provePasskey } from '#src/server/features/account/passkey/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/task/index.ts';
import { insideHere, checkFactor, findAccount, holdAccess, tryingOf } from '#src/server/features/user/index.ts';
import { t } from '#src/server/features/texts.ts';
import { checkBankDetails } from './bank-check.ts';
import * as queries from './queries.ts';
import { sealDetails } from './sealed-details.ts';
import { tellPhone } from './tell-phone.ts';

export const route = 'payout/details-save';

export const handle: Handler<typeof route> = async ({ host_id, code, passkey, ...typed }, call) => {
  const { services, actor } = call;
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const checked = toReader(() => checkBankDetails(typed));
  if (!checked.ok) return refuse('bank-details-invalid', checked.fields);
  const proof = await proven(panel.by.actorId ?? panel.hostId, { code, passkey }, call);
  if (isRefusal(proof)) return proof;
  const isProven = proof === 'shown';
  const { hostId, by } = panel;
  const { ending } = maskedDetails(checked.details);
  const id = randomUUID();
  const account = insideHere(call);
  const isSaved = await inTransaction(services.db, async (trx) => {
    await queries.lockPayouts(trx);
    if (account === null || !(await holdAccess(trx, account))) return false;
    const sealed = sealDetails(services.keys, id, checked.details);
    await queries.insertDetails(trx, { id, hostId, sealed, ending, by, isProven });
    await tellPhone(trx, services, { hostId, ending });
    const subject = `host:${hostId}`;
    if (isProven) await closeStaffTask(trx, 'payout_details', subject);
    else
      await openStaffTask(trx, {
        kind: 'payout_details',
        subject,
        bookingId: null,
        detail: t('payout.task', { name: panel.name, ending }),
      });
    return true;
  });
  if (!isSaved) return refuse('unauthorized');
  return {
    state: isProven ? 'held' : 'waiting',
    message: toReader(() => t(isProven ? 'payout.changed' : 'payout.asked')),
  };
};

/** A code of the second factor of who acts, or a passkey that they have had for a while, with the tries counted like those of a login. */
async function proven(
  accountId: string,
  { code, passkey }: { code: string | undefined; passkey: string | undefined },
  call: CallContext,
): Promise<'none' | 'shown' | Refusal> {
  const { services } = call;
  const account = await findAccount(services.db, accountId);
  const who = await tryingOf({ email: account?.email ?? accountId, accountId }, call);
  const isTry = code !== undefined || passkey !== undefined;
  const wait = isTry ? await services.limits.consume('password', who) : null;
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const shown =
    passkey === undefined ? await checkFactor(services, accountId, code) : await byPasskey(accountId, passkey, call);
  if (shown === 'shown' || (shown === 'none' && isTry)) await services.limits.refund('password', who);
  return shown;
}

async function byPasskey(accountId: string, signed: string, call: CallContext): Promise<'shown' | Refusal> {
  const passkey = await provePasskey(call, signed);
  if (isRefusal(passkey)) return passkey;
  const older = await findOlderPasskeys(call.services.db, accountId, passkeyRestHours);
  return older.includes(passkey.credential_id) ? 'shown' : refuse('passkey-failed');
}
