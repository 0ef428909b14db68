// Routes for refunds, and their later outcome.
import { newId } from '#sandbox/state/ids.ts';
import type { RefundRow, ChargeRow } from './rows.ts';
import type { World } from '#sandbox/world.ts';
import { emit } from './events.ts';
import { newBalanceTransaction } from './objects/balance-transaction.ts';
import { checkStep } from './amounts.ts';
import { ApiError, badParameter, missing } from './api/api-error.ts';
import { LIST_PARAMS, listPage } from './api/list.ts';
import type { Call, Operation } from './api/operation.ts';
import { integer, metadata, onlyKnown, text } from './api/params.ts';
import type { Cause } from './objects/event.ts';
import { newRefund } from './objects/refund.ts';
import { cardByName } from './test-cards.ts';

// The end of a refund: a pending one succeeds, and one test card makes it fail.

/** Ends a pending refund now; does nothing otherwise. */
function settleRefund(world: World, id: string): void {
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

/** Ends every open refund now. Returns how many there were. */
export function settleAllRefunds(world: World): number {
  const open = world.store.newestFirst('refund').filter((row) => row.outcome !== null);
  for (const row of open.reverse()) settleRefund(world, row.id);
  return open.length;
}

/** Plans the outcomes left pending by an earlier run of the sandbox. */
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

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** The routes under /v1/refunds. */
export const REFUND_OPERATIONS: readonly Operation[] = [
  { name: 'refunds.create', method: 'POST', path: '/v1/refunds', access: 'secret', run: create },
  { name: 'refunds.list', method: 'GET', path: '/v1/refunds', access: 'secret', run: list },
  { name: 'refunds.retrieve', method: 'GET', path: '/v1/refunds/:id', access: 'secret', run: retrieve },
];

/** A refund request; amount in minor units, null = the whole rest. */
interface RefundWish {
  readonly amount: number | null;
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
}

/**
 * Refunds a charge.
 * @throws ApiError 400 when the rest is too small
 */
export function refundCharge(world: World, charge: ChargeRow, wish: RefundWish, cause: Cause | null): RefundRow {
  const amount = refundableAmount(world, charge, wish.amount);
  const card = cardByName(charge.behaviour);
  const view = newRefund({
    id: newId('re'),
    created: world.clock.seconds(),
    amount,
    currency: charge.view.currency,
    charge: charge.id,
    paymentIntent: charge.view.payment_intent,
    metadata: wish.metadata,
    reason: wish.reason,
    status: card?.refund === 'pending' ? 'pending' : 'succeeded',
    type: charge.view.payment_method_details.type,
  });
  const outcome = card?.refund === 'pending' ? 'succeed' : card?.refund === 'fails' ? 'fail' : null;
  const row: RefundRow = { id: view.id, view, outcome };
  const before = { amount_refunded: charge.view.amount_refunded, refunded: charge.view.refunded };
  charge.view.amount_refunded += amount;
  charge.view.refunded = charge.view.amount_refunded === charge.view.amount;
  bookRefund(world, row);
  world.store.put('refund', row);
  world.store.put('charge', charge);
  emit(world, 'charge.refunded', charge.view, { cause, previous: before });
  emit(world, 'refund.created', view, { cause });
  if (outcome !== null) world.timers.later(world.options.settleDelayMs, () => settleRefund(world, row.id));
  return row;
}

function bookRefund(world: World, row: RefundRow): void {
  const id = newId('txn');
  row.view.balance_transaction = id;
  const { amount, currency } = row.view;
  const created = world.clock.seconds();
  const description = `Refund of ${row.view.charge}`;
  const view = newBalanceTransaction({
    id,
    created,
    amount: -amount,
    fee: 0,
    currency,
    description,
    source: row.id,
    type: 'refund',
  });
  world.store.put('balance_transaction', { id, view });
}

function refundableAmount(world: World, charge: ChargeRow, wanted: number | null): number {
  const { view } = charge;
  const left = view.amount_captured - view.amount_refunded;
  const refuse = (code: string, message: string) => new ApiError(400, { type: 'invalid_request_error', code, message });
  if (isHeldByDispute(world, charge))
    throw refuse('charge_disputed', `Charge ${view.id} has been charged back; cannot issue a refund.`);
  if (view.refunded) throw refuse('charge_already_refunded', `Charge ${view.id} has already been refunded.`);
  const amount = wanted ?? left;
  if (amount < 1) throw badParameter('amount', 'parameter_invalid_integer', 'Invalid positive integer');
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw new ApiError(400, { type: 'invalid_request_error', param: 'amount', message });
  }
  checkStep(amount, view.currency);
  return amount;
}

// A won dispute has returned the money to the shop.
function isHeldByDispute(world: World, { view }: ChargeRow): boolean {
  if (!view.disputed) return false;
  return world.store.newestFirst('dispute').some((row) => row.view.charge === view.id && row.view.status !== 'won');
}

function create(call: Call): object {
  const { params } = call;
  onlyKnown(params, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
  const reason = text(params, 'reason');
  if (reason !== null && !REASONS.includes(reason)) {
    throw badParameter('reason', 'parameter_invalid', `Invalid reason: must be one of ${REASONS.join(', ')}`);
  }
  const wish = { amount: integer(params, 'amount'), reason, metadata: metadata(params) };
  return refundCharge(call.world, chargeOf(call), wish, call.cause).view;
}

function chargeOf(call: Call): ChargeRow {
  const chargeId = text(call.params, 'charge');
  const intentId = text(call.params, 'payment_intent');
  if (chargeId === null && intentId === null) {
    throw badParameter(
      'payment_intent',
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = intentId === null ? undefined : call.world.store.get('payment_intent', intentId);
  if (intentId !== null && !intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = call.world.store.get('charge', chargeId ?? intent?.view.latest_charge ?? '');
  if (!charge || !charge.view.paid) {
    if (intent)
      throw new ApiError(400, {
        type: 'invalid_request_error',
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        payment_intent: intent.view,
      });
    throw missing('charge', chargeId ?? '', 'charge');
  }
  return charge;
}

function list(call: Call): object {
  onlyKnown(call.params, [...LIST_PARAMS, 'charge', 'payment_intent']);
  const charge = text(call.params, 'charge');
  const intent = text(call.params, 'payment_intent');
  const views = call.world.store
    .newestFirst('refund')
    .map((row) => row.view)
    .filter(
      (view) => (charge ?? view.charge) === view.charge && (intent ?? view.payment_intent) === view.payment_intent,
    );
  return listPage('/v1/refunds', views, call.params);
}

function retrieve(call: Call): object {
  const row = call.world.store.get('refund', call.id);
  if (!row) throw missing('refund', call.id);
  return row.view;
}
