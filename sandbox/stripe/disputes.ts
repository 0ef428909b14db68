// Disputes: opened by a test card, an overview button or the control path, which also decides them.
import { newId } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import { ApiError, missing } from './api/api-error.ts';
import { LIST_PARAMS, listPage } from './api/list.ts';
import type { Call, Operation } from './api/operation.ts';
import { onlyKnown, text } from './api/params.ts';
import { emit } from './events.ts';
import { newBalanceTransaction } from './objects/balance-transaction.ts';
import { newDispute, type Dispute } from './objects/dispute.ts';
import type { Cause } from './objects/event.ts';

/** In minor units. */
const DISPUTE_FEE = 1500;

/** The routes under /v1/disputes. */
export const DISPUTE_OPERATIONS: readonly Operation[] = [
  { name: 'disputes.list', method: 'GET', path: '/v1/disputes', access: 'secret', run: list },
  { name: 'disputes.retrieve', method: 'GET', path: '/v1/disputes/:id', access: 'secret', run: retrieve },
];

/**
 * Disputes a whole charge and withdraws its money from the account.
 * @throws ApiError 400 when the charge did not succeed or is disputed already
 */
export function openDispute(world: World, chargeId: string, cause: Cause | null): Dispute {
  const charge = world.store.get('charge', chargeId);
  if (!charge) throw missing('charge', chargeId);
  if (!charge.view.paid || charge.view.disputed) {
    throw new ApiError(400, { type: 'invalid_request_error', message: `Charge ${chargeId} cannot be disputed.` });
  }
  const id = newId('txn');
  const created = world.clock.seconds();
  const { amount, currency } = charge.view;
  const withdrawal = newBalanceTransaction({
    id,
    created,
    amount: -amount,
    fee: DISPUTE_FEE,
    currency,
    description: `Chargeback withdrawal for ${chargeId}`,
    source: chargeId,
    type: 'adjustment',
  });
  const dispute = newDispute(newId('du'), created, charge.view, withdrawal);
  charge.view.disputed = true;
  world.store.put('balance_transaction', { id, view: withdrawal });
  world.store.put('dispute', { id: dispute.id, view: dispute });
  world.store.put('charge', charge);
  emit(world, 'charge.dispute.created', dispute, { cause });
  emit(world, 'charge.dispute.funds_withdrawn', dispute, { cause });
  return dispute;
}

/**
 * Decides an open dispute; a won one returns the money.
 * @throws ApiError 404 for an unknown dispute, 400 when it is decided already
 */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): Dispute {
  const row = world.store.get('dispute', id);
  if (!row) throw missing('dispute', id);
  const { view } = row;
  if (view.status !== 'needs_response') {
    throw new ApiError(400, { type: 'invalid_request_error', message: `Dispute ${id} is already closed.` });
  }
  view.status = outcome;
  if (outcome === 'won') bringBack(world, view);
  world.store.put('dispute', row);
  emit(world, 'charge.dispute.closed', view, { cause: null });
  if (outcome === 'won') emit(world, 'charge.dispute.funds_reinstated', view, { cause: null });
  return view;
}

function bringBack(world: World, view: Dispute): void {
  const id = newId('txn');
  const reversal = newBalanceTransaction({
    id,
    created: world.clock.seconds(),
    amount: view.amount,
    fee: 0,
    currency: view.currency,
    description: `Chargeback reversal for ${view.charge}`,
    source: view.charge,
    type: 'adjustment',
  });
  view.balance_transactions.push(reversal);
  world.store.put('balance_transaction', { id, view: reversal });
}

function list(call: Call): object {
  onlyKnown(call.params, [...LIST_PARAMS, 'charge', 'payment_intent']);
  const charge = text(call.params, 'charge');
  const intent = text(call.params, 'payment_intent');
  const views = call.world.store
    .newestFirst('dispute')
    .map((row) => row.view)
    .filter(
      (view) => (charge ?? view.charge) === view.charge && (intent ?? view.payment_intent) === view.payment_intent,
    );
  return listPage('/v1/disputes', views, call.params);
}

function retrieve(call: Call): object {
  const row = call.world.store.get('dispute', call.id);
  if (!row) throw missing('dispute', call.id);
  return row.view;
}
