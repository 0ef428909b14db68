// Routes for payment intents.
import { newId, randomText } from '#sandbox/state/ids.ts';
import type { PaymentIntentRow } from './rows.ts';
import { checkAlipayCurrency, checkAmount, checkCurrency, methodsFor } from './amounts.ts';
import { ApiError, badParameter, missing, unexpectedState } from './api/api-error.ts';
import { LIST_PARAMS, listPage } from './api/list.ts';
import type { Call, Operation } from './api/operation.ts';
import { flag, group, integer, metadata, onlyKnown, requiredText, text, textList } from './api/params.ts';
import { confirmIntent } from './confirm.ts';
import { emit } from './events.ts';
import { newPaymentIntent } from './objects/payment-intent.ts';

const CREATE_PARAMS = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'currency',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'statement_descriptor_suffix',
];
const CONFIRM_PARAMS = [
  'client_secret',
  'confirmation_token',
  'expand',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
];
const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const CANCEL_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'];

/** The routes under /v1/payment_intents. */
export const PAYMENT_INTENT_OPERATIONS: readonly Operation[] = [
  { name: 'payment_intents.create', method: 'POST', path: '/v1/payment_intents', access: 'secret', run: create },
  { name: 'payment_intents.list', method: 'GET', path: '/v1/payment_intents', access: 'secret', run: list },
  { name: 'payment_intents.retrieve', method: 'GET', path: '/v1/payment_intents/:id', access: 'either', run: retrieve },
  {
    name: 'payment_intents.confirm',
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    access: 'either',
    run: confirm,
  },
  {
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    access: 'secret',
    run: cancel,
  },
];

function create(call: Call): object {
  const { params, world } = call;
  refuseMethodTypes(call);
  onlyKnown(params, CREATE_PARAMS);
  const amount = integer(params, 'amount');
  if (amount === null) throw badParameter('amount', 'parameter_missing', 'Missing required param: amount.');
  const currency = requiredText(params, 'currency').toLowerCase();
  checkCurrency(currency);
  checkAmount(amount, currency);
  const id = newId('pi');
  const allowed = textList(params, 'allowed_payment_method_types');
  checkAlipayCurrency(allowed, currency);
  const view = newPaymentIntent({
    id,
    clientSecret: `${id}_secret_${randomText(25)}`,
    created: world.clock.seconds(),
    amount,
    currency,
    allowed,
    types: allowedTypes(call, currency, allowed),
    captureMethod: captureMethod(call),
    description: text(params, 'description'),
    metadata: metadata(params),
    receiptEmail: text(params, 'receipt_email'),
    statementDescriptorSuffix: text(params, 'statement_descriptor_suffix'),
    automatic: automaticMethods(call, allowed),
  });
  const row: PaymentIntentRow = { id, view, returnUrl: null, challenge: null };
  world.store.put('payment_intent', row);
  emit(world, 'payment_intent.created', view, { cause: call.cause });
  if (flag(params, 'confirm') === true) confirmIntent(call, row, params);
  else holdMethod(call, row);
  return view;
}

function holdMethod(call: Call, row: PaymentIntentRow): void {
  const id = text(call.params, 'payment_method');
  if (id === null) return;
  row.view.payment_method = id;
  row.view.status = 'requires_confirmation';
  call.world.store.put('payment_intent', row);
}

function list(call: Call): object {
  onlyKnown(call.params, [...LIST_PARAMS]);
  const views = call.world.store.newestFirst('payment_intent').map((row) => row.view);
  return listPage('/v1/payment_intents', views, call.params);
}

function retrieve(call: Call): object {
  onlyKnown(call.params, ['client_secret', 'expand']);
  return find(call).view;
}

function confirm(call: Call): object {
  refuseMethodTypes(call);
  onlyKnown(call.params, CONFIRM_PARAMS);
  const row = find(call);
  confirmIntent(call, row, call.params);
  return row.view;
}

function cancel(call: Call): object {
  onlyKnown(call.params, ['cancellation_reason', 'expand']);
  const row = find(call);
  const reason = text(call.params, 'cancellation_reason');
  if (reason !== null && !CANCEL_REASONS.includes(reason)) {
    throw badParameter(
      'cancellation_reason',
      'parameter_invalid',
      `Invalid cancellation_reason: must be one of ${CANCEL_REASONS.join(', ')}`,
    );
  }
  if (!CANCELABLE.includes(row.view.status)) {
    throw unexpectedState(
      row.view,
      `You cannot cancel this PaymentIntent because it has a status of ${row.view.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  row.view.status = 'canceled';
  row.view.canceled_at = call.world.clock.seconds();
  row.view.cancellation_reason = reason;
  row.view.next_action = null;
  row.challenge = null;
  call.world.store.put('payment_intent', row);
  emit(call.world, 'payment_intent.canceled', row.view, { cause: call.cause });
  return row.view;
}

function find(call: Call): PaymentIntentRow {
  const row = call.world.store.get('payment_intent', call.id);
  if (!row) throw missing('payment_intent', call.id, 'intent');
  if (call.key === 'publishable' && text(call.params, 'client_secret') !== row.view.client_secret) {
    const message = `No such payment_intent: '${call.id}'`;
    throw new ApiError(
      404,
      { type: 'invalid_request_error', code: 'resource_missing', param: 'intent', message },
      false,
    );
  }
  return row;
}

// Removed in API version 2026-09-30.endive: the field is `allowed_payment_method_types` now.
function refuseMethodTypes(call: Call): void {
  if (!('payment_method_types' in call.params)) return;
  const message = 'payment_method_types is no longer supported. Use allowed_payment_method_types instead.';
  throw badParameter('payment_method_types', 'payment_method_types_no_longer_supported', message);
}

function allowedTypes(call: Call, currency: string, allowed: readonly string[] | null): string[] {
  const offered = methodsFor(currency, call.world.options.stripe.offersAlipay);
  // Filters silently, as the provider does: the caller must check the rest.
  return allowed === null ? offered : offered.filter((type) => allowed.includes(type));
}

function captureMethod(call: Call): 'automatic' | 'automatic_async' {
  const wanted = text(call.params, 'capture_method') ?? 'automatic_async';
  if (wanted === 'automatic' || wanted === 'automatic_async') return wanted;
  throw badParameter(
    'capture_method',
    'parameter_invalid',
    'The sandbox captures at once: automatic or automatic_async.',
  );
}

function automaticMethods(call: Call, allowed: readonly string[] | null) {
  const given = group(call.params, 'automatic_payment_methods');
  if (given === null) return allowed === null ? { allow_redirects: 'always', enabled: true } : null;
  return { allow_redirects: text(given, 'allow_redirects') ?? 'always', enabled: flag(given, 'enabled') === true };
}
