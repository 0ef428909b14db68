// Routes for confirmation tokens, and how a confirmation spends one.
import { randomText } from '#sandbox/state/ids.ts';
import type { PaymentMethodRow } from './rows.ts';
import { badParameter, missing } from './api/api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import type { Call, Operation } from './api/operation.ts';
import { group, onlyKnown, text, webAddress } from './api/params.ts';
import { newConfirmationToken } from './objects/tokens.ts';
import { findPaymentMethod } from './payment-method-source.ts';
import { methodFromForm } from './payment-methods.ts';

const PARAMS = ['expand', 'payment_method', 'payment_method_data', 'return_url'];

/** The routes under /v1/confirmation_tokens, and the one by which tests make a token. */
export const CONFIRMATION_TOKEN_OPERATIONS: readonly Operation[] = [
  {
    name: 'confirmation_tokens.create',
    method: 'POST',
    path: '/v1/confirmation_tokens',
    access: 'publishable',
    run: create,
  },
  {
    name: 'test_helpers.confirmation_tokens.create',
    method: 'POST',
    path: '/v1/test_helpers/confirmation_tokens',
    access: 'secret',
    run: create,
  },
  {
    name: 'confirmation_tokens.retrieve',
    method: 'GET',
    path: '/v1/confirmation_tokens/:id',
    access: 'secret',
    run: retrieve,
  },
];

/**
 * Spends a confirmation's token and returns its payment method and return address; null without a token.
 * @throws ApiError 400 for an unknown, spent or old token, or one with a payment method
 */
export function spendConfirmationToken(
  call: Call,
  form: FormGroup,
  intentId: string,
): { readonly method: PaymentMethodRow; readonly returnUrl: string | null } | null {
  const id = text(form, 'confirmation_token');
  if (id === null) return null;
  const refuse = (message: string) => badParameter('confirmation_token', 'parameter_invalid', message);
  if (text(form, 'payment_method') !== null || group(form, 'payment_method_data') !== null) {
    throw refuse('You cannot provide a payment method together with a ConfirmationToken.');
  }
  const { store, clock } = call.world;
  const row = store.get('confirmation_token', id);
  if (!row) throw badParameter('confirmation_token', 'resource_missing', `No such confirmation_token: '${id}'`);
  if (row.view.payment_intent !== null) throw refuse('This ConfirmationToken has already been used.');
  if (row.view.expires_at <= clock.seconds()) throw refuse('This ConfirmationToken has expired.');
  row.view.payment_intent = intentId;
  store.put('confirmation_token', row);
  return { method: findPaymentMethod(call.world, row.paymentMethod), returnUrl: row.view.return_url };
}

function create(call: Call): object {
  const { params, world } = call;
  onlyKnown(params, PARAMS);
  const data = group(params, 'payment_method_data');
  const named = text(params, 'payment_method');
  if (data === null && named === null) {
    throw badParameter('payment_method_data', 'parameter_missing', 'Missing required param: payment_method_data.');
  }
  const method = data === null ? findPaymentMethod(world, named ?? '') : methodFromForm(call, data);
  const id = `ctoken_1${randomText(23)}`;
  const view = newConfirmationToken(id, world.clock.seconds(), method.view, webAddress(params, 'return_url'));
  world.store.put('confirmation_token', { id, view, paymentMethod: method.id });
  return view;
}

function retrieve(call: Call): object {
  const row = call.world.store.get('confirmation_token', call.id);
  if (!row) throw missing('confirmation_token', call.id);
  return row.view;
}
