// payout/item-fail: the bank has not carried out an item, or has sent it back: it is owed again (docs/domain/payouts.md#runs).
import { postPayoutReturned } from '#src/domain/ledger/payouts.ts';
import { itemStep } from '#src/domain/payout/payout-state.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockPayouts } from '#src/server/features/payout/details/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockItem, writeFailed } from './queries.ts';

export const route = 'payout/item-fail';

export const handle: Handler<typeof route> = ({ item_id, reason }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const operatorId = actor.userId;
    if (operatorId === null) return refuse('unauthorized');
    await lockPayouts(trx);
    const item = await lockItem(trx, item_id);
    if (!item) return refuse('payout-not-found');
    if (itemStep(item.state, 'fail') === null) return refuse('payout-state');
    const returned = { itemId: item.id, hostId: item.host_id, amountCents: item.amount_cents };
    const posting = item.state === 'paid' ? postPayoutReturned(returned) : null;
    await writeFailed(trx, item, { operatorId, reason, posting });
    return { message: t('payout.failed') };
  });
