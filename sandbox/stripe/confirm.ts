// Confirms a payment intent: charges at once or opens a hosted page first.
import { randomText } from '#sandbox/state/ids.ts';
import type { PaymentIntentRow, PaymentMethodRow } from './rows.ts';
import { ApiError, badParameter, unexpectedState } from './api/api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import type { Call } from './api/operation.ts';
import { group, onlyKnown, text, webAddress } from './api/params.ts';
import { spendConfirmationToken } from './confirmation-tokens.ts';
import { emit } from './events.ts';
import { methodFromForm } from './payment-methods.ts';
import { findPaymentMethod } from './payment-method-source.ts';
import { takeMoney } from './take-money.ts';
import { cardByName } from './test-cards.ts';

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Confirms `intent` with the method in `form` (`payment_method` or `payment_method_data`) or its current one.
 * @throws ApiError 402 on a decline, 400 when state or parameters do not allow it
 */
export function confirmIntent(call: Call, intent: PaymentIntentRow, form: FormGroup): void {
  requireConfirmable(intent);
  const token = spendConfirmationToken(call, form, intent.id);
  const returnUrl = webAddress(form, 'return_url') ?? token?.returnUrl ?? null;
  const method = token?.method ?? methodOf(call, intent, form);
  const { view } = intent;
  if (!view.payment_method_types.includes(method.view.type)) {
    const message = `The PaymentMethod provided (${method.view.type}) is not allowed for this PaymentIntent.`;
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_incompatible_payment_method',
      message,
      payment_intent: view,
    });
  }
  if (method.view.type === 'alipay' && returnUrl === null) {
    throw badParameter(
      'return_url',
      'parameter_missing',
      'A `return_url` is needed to confirm with a redirect payment method.',
    );
  }
  view.payment_method = method.id;
  view.last_payment_error = null;
  intent.returnUrl = returnUrl;
  if (method.view.type === 'alipay' || needsAuthentication(method, form)) {
    return requireAction(call, intent, method);
  }
  const { cause, baseUrl } = call;
  const error = takeMoney(call.world, { intent, method, cause, baseUrl, authenticated: false });
  if (error !== null) throw new ApiError(402, { ...error, payment_intent: view });
}

/** A card that always asks its bank, or one that can if the confirmation requests it. */
function needsAuthentication(method: PaymentMethodRow, form: FormGroup): boolean {
  const options = group(form, 'payment_method_options') ?? {};
  onlyKnown(options, ['card']);
  const ofCard = group(options, 'card') ?? {};
  onlyKnown(ofCard, ['request_three_d_secure']);
  const wish = text(ofCard, 'request_three_d_secure') ?? 'automatic';
  if (!['automatic', 'any', 'challenge'].includes(wish)) {
    throw badParameter(
      'payment_method_options[card][request_three_d_secure]',
      'parameter_invalid',
      'Invalid request_three_d_secure: must be one of automatic, any, or challenge',
    );
  }
  const authentication = cardByName(method.behaviour)?.authentication ?? false;
  return authentication === true || (authentication === 'on-wish' && wish !== 'automatic');
}

function requireConfirmable(intent: PaymentIntentRow): void {
  if (CONFIRMABLE.has(intent.view.status)) return;
  if (intent.view.status === 'succeeded') {
    throw unexpectedState(
      intent.view,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  throw unexpectedState(
    intent.view,
    `You cannot confirm this PaymentIntent because it has a status of ${intent.view.status}.`,
  );
}

function methodOf(call: Call, intent: PaymentIntentRow, form: FormGroup): PaymentMethodRow {
  const data = group(form, 'payment_method_data');
  if (data !== null) return methodFromForm(call, data);
  const id = text(form, 'payment_method') ?? intent.view.payment_method;
  if (id === null) {
    throw unexpectedState(intent.view, "You cannot confirm this PaymentIntent because it's missing a payment method.");
  }
  if (text(form, 'payment_method')?.startsWith('tok_')) {
    throw badParameter('payment_method', 'resource_missing', `No such PaymentMethod: '${id}'`);
  }
  return findPaymentMethod(call.world, id);
}

function requireAction(call: Call, intent: PaymentIntentRow, method: PaymentMethodRow): void {
  const { view } = intent;
  intent.challenge = randomText(32);
  const page = method.view.type === 'alipay' ? 'alipay' : '3ds';
  const url = `${call.baseUrl}/hosted/${page}/${view.id}/${intent.challenge}`;
  const return_url = intent.returnUrl;
  if (return_url === null) {
    view.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  } else if (method.view.type === 'alipay') {
    const alipay_handle_redirect = { native_data: null, native_url: null, return_url, url };
    view.next_action = { type: 'alipay_handle_redirect', alipay_handle_redirect };
  } else {
    view.next_action = { type: 'redirect_to_url', redirect_to_url: { return_url, url } };
  }
  view.status = 'requires_action';
  call.world.store.put('payment_intent', intent);
  emit(call.world, 'payment_intent.requires_action', view, { cause: call.cause });
}
