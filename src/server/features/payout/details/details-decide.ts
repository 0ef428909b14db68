// payout/details-decide: an operator approves or refuses a change, and says how the host was asked (docs/domain/payouts.md#changes).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh } from '#src/server/features/audit/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { decideDetails } from './operator-queries.ts';
import { lockPayouts, queueDetailMails } from './queries.ts';
import { maskedOf } from './sealed-details.ts';
import { tellPhone } from './tell-phone.ts';

export const route = 'payout/details-decide';

export const handle: Handler<typeof route> = async ({ id, decision, note }, { services, actor }) => {
  const operatorId = actor.userId;
  if (operatorId === null) return refuse('unauthorized');
  const isApproved = decision === 'approve';
  const stale = isApproved ? askFresh(actor, 'payout-details') : null;
  if (stale) return stale;
  return inTransaction(services.db, async (trx) => {
    await lockPayouts(trx);
    const decided = await decideDetails(trx, { id, operatorId, isApproved, note });
    if (!decided) return refuse('payout-state');
    const { ending } = maskedOf(services.keys, id, decided.sealed);
    await closeStaffTask(trx, 'payout_details', `host:${decided.host_id}`);
    await queueDetailMails(
      trx,
      decided.host_id,
      isApproved ? 'payout-details-changed' : 'payout-details-refused',
      ending,
    );
    if (isApproved) await tellPhone(trx, services, { hostId: decided.host_id, ending });
    return { message: t(isApproved ? 'payout.approved' : 'payout.refused') };
  });
};
