// Charges a payment intent with its method, or declines it.
import { newId } from '#sandbox/state/ids.ts';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from './rows.ts';
import type { World } from '#sandbox/world.ts';
import { feeFor } from './amounts.ts';
import { docUrl } from './api/api-error.ts';
import { openDispute } from './disputes.ts';
import { emit } from './events.ts';
import { newBalanceTransaction } from './objects/balance-transaction.ts';
import { newCharge, type ChargeFailure } from './objects/charge.ts';
import type { Cause } from './objects/event.ts';
import type { PaymentError } from './objects/payment-intent.ts';
import { cardByName, declineMessage } from './test-cards.ts';

/** An intent before its charge. `cause` null = a hosted page asks. */
export interface ChargeAttempt {
  readonly intent: PaymentIntentRow;
  readonly method: PaymentMethodRow;
  readonly cause: Cause | null;
  readonly baseUrl: string;
  readonly authenticated: boolean;
}

/** Charges the intent. Returns null when the money moved, else the intent's new error. */
export function takeMoney(world: World, attempt: ChargeAttempt): PaymentError | null {
  const { intent, method } = attempt;
  const failure = failureOf(method);
  const view = newCharge({
    id: newId(method.view.type === 'alipay' ? 'py' : 'ch'),
    created: world.clock.seconds(),
    intent: intent.view,
    method: method.view,
    failure,
    authenticated: attempt.authenticated,
    baseUrl: attempt.baseUrl,
  });
  const charge: ChargeRow = { id: view.id, view, behaviour: method.behaviour };
  intent.view.latest_charge = view.id;
  intent.view.next_action = null;
  intent.challenge = null;
  if (failure === null) {
    succeed(world, attempt, charge);
    return null;
  }
  world.store.put('charge', charge);
  emit(world, 'charge.failed', view, { cause: attempt.cause });
  const { code, declineCode, message } = failure;
  return failIntent(world, attempt, { type: 'card_error', code, decline_code: declineCode, message, charge: view.id });
}

/** Resets an intent to `requires_payment_method` with the reason, and emits the event. */
export function failIntent(
  world: World,
  attempt: Pick<ChargeAttempt, 'intent' | 'method' | 'cause'>,
  error: Omit<PaymentError, 'doc_url' | 'payment_method'>,
): PaymentError {
  const { intent, method, cause } = attempt;
  const whole: PaymentError = { ...error, doc_url: docUrl(error.code), payment_method: method.view };
  intent.view.status = 'requires_payment_method';
  intent.view.payment_method = null;
  intent.view.next_action = null;
  intent.view.last_payment_error = whole;
  intent.challenge = null;
  world.store.put('payment_intent', intent);
  emit(world, 'payment_intent.payment_failed', intent.view, { cause });
  return whole;
}

function failureOf(method: PaymentMethodRow): ChargeFailure | null {
  const card = cardByName(method.behaviour);
  if (!card?.decline) return null;
  const { code, declineCode } = card.decline;
  return { code, declineCode, message: declineMessage(declineCode), blocked: card.blocked === true };
}

function succeed(world: World, attempt: ChargeAttempt, charge: ChargeRow): void {
  const { intent, method, cause } = attempt;
  const { amount, currency, description } = charge.view;
  const movement = newBalanceTransaction({
    id: newId('txn'),
    created: world.clock.seconds(),
    amount,
    fee: feeFor(amount),
    currency,
    description,
    source: charge.id,
    type: method.view.type === 'alipay' ? 'payment' : 'charge',
  });
  charge.view.balance_transaction = movement.id;
  world.store.put('balance_transaction', { id: movement.id, view: movement });
  world.store.put('charge', charge);
  intent.view.status = 'succeeded';
  intent.view.amount_received = amount;
  intent.view.last_payment_error = null;
  world.store.put('payment_intent', intent);
  // A payment method without a customer is spent by its first success.
  method.used = true;
  world.store.put('payment_method', method);
  emit(world, 'charge.succeeded', charge.view, { cause });
  emit(world, 'payment_intent.succeeded', intent.view, { cause });
  if (cardByName(charge.behaviour)?.dispute) {
    world.timers.later(world.options.settleDelayMs, () => openDispute(world, charge.id, null));
  }
}
