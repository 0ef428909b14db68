// payout/details-withdraw: the owner takes back a change that waits, such as one that somebody else has asked for
// (docs/domain/payouts.md#changes).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './queries.ts';

export const route = 'payout/details-withdraw';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  return inTransaction(services.db, async (trx) => {
    await queries.lockPayouts(trx);
    if (!(await queries.withdrawDetails(trx, panel.hostId, panel.by.actorId ?? panel.hostId)))
      return refuse('payout-state');
    await closeStaffTask(trx, 'payout_details', `host:${panel.hostId}`);
    return { message: toReader(() => t('payout.withdrawn')) };
  });
};
