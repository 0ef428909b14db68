// payout/run-cancel: a run that was not paid is given up; what is owed is in the next one (docs/domain/payouts.md#runs).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockPayouts } from '#src/server/features/payout/details/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findRun, writeCancelled } from './queries.ts';

export const route = 'payout/run-cancel';

export const handle: Handler<typeof route> = ({ number }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    if (actor.userId === null) return refuse('unauthorized');
    await lockPayouts(trx);
    const run = await findRun(trx, number);
    if (!run) return refuse('payout-not-found');
    if (run.paid_at !== null || run.cancelled_at !== null) return refuse('payout-state');
    await writeCancelled(trx, number, actor.userId);
    return { message: t('payout.cancelled') };
  });
