// payout/details-save: the owner says where the money goes. With the second factor it counts at once and holds payouts for 72 hours;
// without one it waits for an operator (docs/domain/payouts.md#changes).
import { randomUUID } from 'node:crypto';
import { maskedDetails } from '#src/domain/payout/payout-details.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findPanelHost } from '../../team/index.ts';
import { closeStaffTask, openStaffTask } from '../../task/index.ts';
import { checkFactor, tryingOf } from '../../user/index.ts';
import { t } from '../../t.ts';
import { checkBankDetails } from './bank-check.ts';
import * as queries from './queries.ts';
import { sealDetails } from './sealed-details.ts';

export const route = 'payout/details-save';

export const handle: Handler<typeof route> = async ({ host_id, code, ...typed }, call) => {
  const { services, actor } = call;
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const checked = checkBankDetails(typed);
  if (!checked.ok) return refuse('bank-details-invalid', checked.fields);
  const proof = await proven(panel.hostId, code, call);
  if (isRefusal(proof)) return proof;
  const isProven = proof === 'shown';
  const { hostId, by } = panel;
  const { ending } = maskedDetails(checked.details);
  const id = randomUUID();
  await inTransaction(services.db, async (trx) => {
    await queries.lockPayouts(trx);
    const sealed = sealDetails(services.keys, id, checked.details);
    await queries.insertDetails(trx, { id, hostId, sealed, ending, by, isProven });
    const subject = `host:${hostId}`;
    if (isProven) await closeStaffTask(trx, 'payout_details', subject);
    else
      await openStaffTask(trx, {
        kind: 'payout_details',
        subject,
        bookingId: null,
        detail: t('payout.task', { name: panel.name, ending }),
      });
  });
  return { state: isProven ? 'held' : 'waiting', message: t(isProven ? 'payout.changed' : 'payout.asked') };
};

/** A code of the owner's second factor, with its tries counted like those of a login. */
async function proven(
  hostId: string,
  code: string | undefined,
  call: CallContext,
): Promise<'none' | 'shown' | Refusal> {
  const { limits } = call.services;
  const who = tryingOf(hostId, hostId, call);
  const wait = code === undefined ? null : await limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const shown = await checkFactor(call.services, hostId, code);
  if (shown === 'shown' || (shown === 'none' && code !== undefined)) await limits.refund('password', who);
  return shown;
}
