// Routes for payment methods and card tokens.
import { randomText } from '#sandbox/state/ids.ts';
import type { PaymentMethodRow } from './rows.ts';
import { ApiError, badParameter, missing } from './api/api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import type { Call, Operation } from './api/operation.ts';
import { group, onlyKnown, requiredText, text } from './api/params.ts';
import { emptyBillingDetails, type CardPaymentMethod } from './objects/payment-method.ts';
import { newToken } from './objects/tokens.ts';
import {
  cardFromToken,
  readBillingDetails,
  storeAlipay,
  storeCardFromNumber,
  storeTestCard,
} from './payment-method-source.ts';
import { cardByAlias } from './test-cards.ts';

/** The routes under /v1/payment_methods and /v1/tokens. */
export const PAYMENT_METHOD_OPERATIONS: readonly Operation[] = [
  { name: 'payment_methods.create', method: 'POST', path: '/v1/payment_methods', access: 'either', run: create },
  { name: 'payment_methods.retrieve', method: 'GET', path: '/v1/payment_methods/:id', access: 'secret', run: retrieve },
  { name: 'tokens.retrieve', method: 'GET', path: '/v1/tokens/:id', access: 'secret', run: retrieveToken },
  { name: 'tokens.create', method: 'POST', path: '/v1/tokens', access: 'either', run: createToken },
];

/** Makes a payment method out of `type` and the matching group; used by create and by `payment_method_data`. */
export function methodFromForm(call: Call, form: FormGroup): PaymentMethodRow {
  onlyKnown(form, ['type', 'card', 'alipay', 'billing_details', 'metadata', 'allow_redisplay', 'expand']);
  const type = requiredText(form, 'type');
  const billing = readBillingDetails(form);
  if (type === 'alipay') return storeAlipay(call.world, billing);
  if (type !== 'card')
    throw badParameter('type', 'parameter_invalid', `The sandbox has no payment method of type ${type}.`);
  const card = group(form, 'card');
  if (card === null) throw badParameter('card', 'parameter_missing', 'Missing required param: card.');
  const token = text(card, 'token');
  return token === null ? fromNumber(call, card, form) : cardFromToken(call.world, token, billing);
}

function create(call: Call): object {
  return methodFromForm(call, call.params).view;
}

function retrieve(call: Call): object {
  const alias = call.id.startsWith('pm_card_') ? cardByAlias(call.id) : undefined;
  if (alias) return storeTestCard(call.world, alias, emptyBillingDetails()).view;
  const row = call.world.store.get('payment_method', call.id);
  if (!row) throw missing('PaymentMethod', call.id);
  return row.view;
}

function retrieveToken(call: Call): object {
  const alias = call.id.startsWith('tok_') ? cardByAlias(call.id) : undefined;
  if (alias) {
    const { view } = storeTestCard(call.world, alias, emptyBillingDetails());
    return newToken(call.id, call.world.clock.seconds(), `card_1${randomText(23)}`, view as CardPaymentMethod);
  }
  const row = call.world.store.get('token', call.id);
  if (!row) throw missing('Token', call.id);
  return row.view;
}

function createToken(call: Call): object {
  onlyKnown(call.params, ['card', 'expand', 'billing_details']);
  const card = group(call.params, 'card');
  if (card === null) throw badParameter('card', 'parameter_missing', 'Missing required param: card.');
  const row = fromNumber(call, card, call.params);
  const id = `tok_1${randomText(23)}`;
  const view = newToken(id, call.world.clock.seconds(), `card_1${randomText(23)}`, row.view as CardPaymentMethod);
  call.world.store.put('token', { id, view, paymentMethod: row.id, used: false });
  return view;
}

function fromNumber(call: Call, card: FormGroup, form: FormGroup): PaymentMethodRow {
  // The provider refuses card numbers from servers too: they belong into its fields.
  if (call.key === 'secret') {
    const message = 'Sending credit card numbers directly to the API is unsafe. Use a test token such as tok_visa.';
    throw new ApiError(402, { type: 'invalid_request_error', message }, false);
  }
  return storeCardFromNumber(call.world, card, readBillingDetails(form));
}
