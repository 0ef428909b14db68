// Which amounts and currencies the sandbox takes, and its fee.
import { ApiError, badParameter } from './api/api-error.ts';
import { chargeable, smallestCharge, smallestStep } from './currencies.ts';

const MAXIMUM = 99_999_999;
const ALIPAY_CURRENCIES = new Set(['aud', 'cad', 'cny', 'eur', 'gbp', 'hkd', 'jpy', 'myr', 'nzd', 'sgd', 'usd']);

/**
 * Checks a currency, in lower case.
 * @throws ApiError 400 that lists what there is, as the provider does
 */
export function checkCurrency(currency: string): void {
  if (chargeable.has(currency)) return;
  const message = `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...chargeable].join(', ')}`;
  throw new ApiError(400, { type: 'invalid_request_error', param: 'currency', message }, false);
}

/**
 * Checks an amount in minor units of a currency that can be charged.
 * @throws ApiError 400 `amount_too_small`, `amount_too_large`, `invalid_charge_amount` or `parameter_invalid_integer`
 */
export function checkAmount(amount: number, currency: string): void {
  const smallest = smallestCharge(currency);
  if (amount < 1)
    throw badParameter('amount', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < smallest) {
    throw badParameter(
      'amount',
      'amount_too_small',
      `The amount must be at least ${smallest} in the smallest unit of ${currency}.`,
    );
  }
  if (amount > MAXIMUM) {
    throw badParameter(
      'amount',
      'amount_too_large',
      `The amount must be no more than ${MAXIMUM} in the smallest unit of ${currency}.`,
    );
  }
  checkStep(amount, currency);
}

/**
 * Checks that an amount is one that its currency can be charged or given back in.
 * @throws ApiError 400 `invalid_charge_amount`
 */
export function checkStep(amount: number, currency: string): void {
  const step = smallestStep(currency);
  if (amount % step === 0) return;
  const message = `Amounts in ${currency} must be a multiple of ${step} in its smallest unit.`;
  throw badParameter('amount', 'invalid_charge_amount', message);
}

/**
 * Checks that something is left of the payment methods that a caller allows: Alipay does not take every currency.
 * @throws ApiError 400 that lists its currencies
 */
export function checkAlipayCurrency(allowed: readonly string[] | null, currency: string): void {
  if (allowed?.length !== 1 || allowed[0] !== 'alipay' || ALIPAY_CURRENCIES.has(currency)) return;
  const list = [...ALIPAY_CURRENCIES].join(', ');
  const message = `The currency provided (${currency}) is invalid. Payments with alipay support the following currencies: ${list}.`;
  throw badParameter('currency', 'payment_intent_invalid_parameter', message);
}

/** The payment methods that this account can offer in a currency. */
export function methodsFor(currency: string, offersAlipay: boolean): string[] {
  return offersAlipay && ALIPAY_CURRENCIES.has(currency) ? ['card', 'alipay'] : ['card'];
}

/** The provider's fee in minor units: 2.9 % and 30, rounded half up. */
export function feeFor(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}
