// Which amounts and currencies the sandbox takes, and its fee.
import { badParameter } from './api/api-error.ts';

/** Smallest charge in minor units (docs.stripe.com/currencies); other currencies are taken from 1. */
const MINIMUM: Readonly<Record<string, number>> = {
  usd: 50,
  sgd: 50,
  eur: 50,
  aud: 50,
  cad: 50,
  nzd: 50,
  gbp: 30,
  hkd: 400,
  jpy: 50,
  myr: 200,
  thb: 1000,
};
const MAXIMUM = 99_999_999;
const ALIPAY_CURRENCIES = new Set(['aud', 'cad', 'cny', 'eur', 'gbp', 'hkd', 'jpy', 'myr', 'nzd', 'sgd', 'usd']);

/**
 * Checks an amount in minor units.
 * @throws ApiError 400 `amount_too_small`, `amount_too_large` or `parameter_invalid_integer`
 */
export function checkAmount(amount: number, currency: string): void {
  if (amount < 1)
    throw badParameter('amount', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < (MINIMUM[currency] ?? 1)) {
    throw badParameter(
      'amount',
      'amount_too_small',
      `The amount must be at least ${MINIMUM[currency]} in the smallest unit of ${currency}.`,
    );
  }
  if (amount > MAXIMUM) {
    throw badParameter(
      'amount',
      'amount_too_large',
      `The amount must be no more than ${MAXIMUM} in the smallest unit of ${currency}.`,
    );
  }
}

/** The payment methods that this account can offer in a currency. */
export function methodsFor(currency: string, offersAlipay: boolean): string[] {
  return offersAlipay && ALIPAY_CURRENCIES.has(currency) ? ['card', 'alipay'] : ['card'];
}

/** The provider's fee in minor units: 2.9 % and 30, rounded half up. */
export function feeFor(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}
