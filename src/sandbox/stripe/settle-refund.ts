// The later life of a refund: a pending one succeeds, and one of the test cards lets it fail.
import { newId } from '../state/ids.ts';
import type { RefundRow } from '../state/tables.ts';
import type { World } from '../world.ts';
import { emit } from './emit.ts';
import { newBalanceTransaction } from './objects/balance-transaction.ts';

/** Lets a refund reach its outcome now; does nothing when it has none left. */
export function settleRefund(world: World, id: string): void {
  const row = world.store.get('refund', id);
  if (!row || row.outcome === null) return;
  const previous = { status: row.view.status };
  if (row.outcome === 'fail') giveBack(world, row);
  else {
    row.view.status = 'succeeded';
    delete row.view.pending_reason;
  }
  const failed = row.outcome === 'fail';
  row.outcome = null;
  world.store.put('refund', row);
  emit(world, 'refund.updated', row.view, { cause: null, previous });
  emit(world, 'charge.refund.updated', row.view, { cause: null, previous });
  if (failed) emit(world, 'refund.failed', row.view, { cause: null });
}

/** Lets every open refund reach its outcome now. Returns how many there were. */
export function settleAllRefunds(world: World): number {
  const open = world.store.newestFirst('refund').filter((row) => row.outcome !== null);
  for (const row of open.reverse()) settleRefund(world, row.id);
  return open.length;
}

/** Plans the outcomes that an earlier run of the sandbox did not live to see. */
export function resumeRefunds(world: World): void {
  for (const row of world.store.newestFirst('refund').filter((one) => one.outcome !== null)) {
    world.timers.later(world.options.settleDelayMs, () => settleRefund(world, row.id));
  }
}

function giveBack(world: World, row: RefundRow): void {
  const id = newId('txn');
  const { amount, currency, charge } = row.view;
  const created = world.clock.seconds();
  const description = `Refund failure for ${charge}`;
  const view = newBalanceTransaction({
    id,
    created,
    amount,
    fee: 0,
    currency,
    description,
    source: row.id,
    type: 'refund_failure',
  });
  world.store.put('balance_transaction', { id, view });
  row.view.status = 'failed';
  row.view.failure_reason = 'lost_or_stolen_card';
  row.view.failure_balance_transaction = id;
  const charged = world.store.get('charge', charge);
  if (!charged) return;
  charged.view.amount_refunded -= amount;
  charged.view.refunded = false;
  world.store.put('charge', charged);
}
