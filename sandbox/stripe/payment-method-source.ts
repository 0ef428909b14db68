// Turns card data, a token, an alias or an id into a stored payment method.
import { createHash } from 'node:crypto';
import { brandOf, cvcLength, digitsOf, passesCheckDigit } from './browser/card-rules.js';
import { newId, randomText } from '#sandbox/state/ids.ts';
import type { PaymentMethodRow } from './rows.ts';
import type { World } from '#sandbox/world.ts';
import { ApiError, badParameter, missing } from './api/api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import { group, integer, onlyKnown, requiredText, text } from './api/params.ts';
import {
  emptyBillingDetails,
  type BillingDetails,
  newAlipayPaymentMethod,
  newCardPaymentMethod,
  type CardDetails,
} from './objects/payment-method.ts';
import { cardByAlias, cardByNumber, type TestCard } from './test-cards.ts';

export function readBillingDetails(form: FormGroup): BillingDetails {
  const given = group(form, 'billing_details') ?? {};
  onlyKnown(given, ['address', 'email', 'name', 'phone', 'tax_id']);
  const address = group(given, 'address') ?? {};
  const details = emptyBillingDetails();
  const lines = Object.keys(details.address) as (keyof BillingDetails['address'])[];
  onlyKnown(address, lines);
  for (const line of lines) details.address[line] = text(address, line);
  for (const name of ['email', 'name', 'phone', 'tax_id'] as const) details[name] = text(given, name);
  return details;
}

/**
 * Stores the card of a form with `number`, `exp_month`, `exp_year` and `cvc`.
 * @throws ApiError 402 like the provider's when a field is wrong
 */
export function storeCardFromNumber(world: World, card: FormGroup, billing: BillingDetails): PaymentMethodRow {
  onlyKnown(card, ['number', 'exp_month', 'exp_year', 'cvc', 'networks']);
  const number = digitsOf(requiredText(card, 'number'));
  if (!passesCheckDigit(number) || number.length < 12) {
    throw wrongCard('number', 'incorrect_number', 'Your card number is incorrect.');
  }
  const known = cardByNumber(number);
  if (known === undefined) {
    const message = 'Your card was declined. This is a payment sandbox: it knows test cards only.';
    throw new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message,
      param: '',
    });
  }
  const expiry = readExpiry(world, card);
  const cvc = text(card, 'cvc');
  if (cvc !== null && (!/^\d+$/.test(cvc) || cvc.length < 3 || cvc.length > cvcLength(brandOf(number)))) {
    throw wrongCard('cvc', 'invalid_cvc', "Your card's security code is invalid.");
  }
  return storeCard(world, known, billing, { ...expiry, cvcGiven: cvc !== null });
}

/** Stores a fresh payment method of a test card, as `pm_card_visa` and `tok_visa` do. */
export function storeTestCard(world: World, card: TestCard, billing: BillingDetails): PaymentMethodRow {
  const expYear = new Date(world.clock.ms()).getUTCFullYear() + 1;
  return storeCard(world, card, billing, { expMonth: 12, expYear, cvcGiven: true });
}

export function storeAlipay(world: World, billing: BillingDetails): PaymentMethodRow {
  const view = newAlipayPaymentMethod(newId('pm'), world.clock.seconds(), billing);
  return stored(world, { id: view.id, view, behaviour: 'alipay', used: false });
}

/**
 * The card of a `tok_`: one of the public aliases, or a browser's token (once).
 * @throws ApiError 400 for an unknown or spent token
 */
export function cardFromToken(world: World, token: string, billing: BillingDetails): PaymentMethodRow {
  const alias = cardByAlias(token);
  if (alias && token.startsWith('tok_')) return storeTestCard(world, alias, billing);
  const row = world.store.get('token', token);
  const method = row && world.store.get('payment_method', row.paymentMethod);
  if (!row || !method) throw badParameter('card[token]', 'resource_missing', `No such token: '${token}'`);
  if (row.used) {
    throw badParameter('card[token]', 'token_already_used', 'You cannot use a token more than once.');
  }
  row.used = true;
  row.view.used = true;
  world.store.put('token', row);
  return method;
}

/**
 * A confirmation's payment method: an id, or a `pm_card_` alias (a fresh one each time).
 * @throws ApiError 400 when there is none, or when it has been spent
 */
export function findPaymentMethod(world: World, id: string): PaymentMethodRow {
  const alias = id.startsWith('pm_card_') ? cardByAlias(id) : undefined;
  if (alias) return storeTestCard(world, alias, emptyBillingDetails());
  const row = world.store.get('payment_method', id);
  if (!row) throw new ApiError(400, missing('PaymentMethod', id, 'payment_method').body);
  if (row.used) {
    const message = 'The provided PaymentMethod was previously used with a PaymentIntent and may not be used again.';
    throw new ApiError(400, { type: 'invalid_request_error', message });
  }
  return row;
}

function storeCard(
  world: World,
  card: TestCard,
  billing: BillingDetails,
  more: Pick<CardDetails, 'expMonth' | 'expYear' | 'cvcGiven'>,
): PaymentMethodRow {
  const details: CardDetails = {
    brand: brandOf(card.number),
    country: 'US',
    funding: card.funding ?? 'credit',
    last4: card.number.slice(-4),
    fingerprint: createHash('sha256').update(card.number).digest('base64url').replace(/[-_]/g, 'x').slice(0, 16),
    ...more,
  };
  const view = newCardPaymentMethod(`pm_1${randomText(23)}`, world.clock.seconds(), billing, details);
  return stored(world, { id: view.id, view, behaviour: card.names[0] ?? '', used: false });
}

function stored(world: World, row: PaymentMethodRow): PaymentMethodRow {
  world.store.put('payment_method', row);
  return row;
}

function readExpiry(world: World, card: FormGroup): { expMonth: number; expYear: number } {
  const expMonth = integer(card, 'exp_month');
  if (expMonth === null || expMonth < 1 || expMonth > 12) {
    throw wrongCard('exp_month', 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const given = integer(card, 'exp_year');
  const now = new Date(world.clock.ms());
  const expYear = given !== null && given < 100 ? 2000 + given : given;
  if (expYear === null || expYear < now.getUTCFullYear() || expYear > now.getUTCFullYear() + 50) {
    throw wrongCard('exp_year', 'invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (expYear === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1) {
    throw wrongCard('exp_month', 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  return { expMonth, expYear };
}

function wrongCard(param: string, code: string, message: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, param, message });
}
