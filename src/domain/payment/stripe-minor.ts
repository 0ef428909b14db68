// Amounts in Stripe's own minor units, as integers (https://docs.stripe.com/currencies). Runs in the browser as well.
import type { PriceCurrency } from '#src/domain/money/own-currency.ts';

/** What converting needs to know of a currency. */
export type Counted = Pick<PriceCurrency, 'code' | 'digits'>;

/** Currencies without decimals at Stripe, and with three. ISK and UGX have two there, always 0. */
export const stripeWithout = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
export const stripeThree = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDigits(code: string): number {
  if (stripeThree.has(code)) return 3;
  return stripeWithout.has(code) ? 0 : 2;
}

/** Our minor units as Stripe's: 5 Icelandic krónur, without decimals here, are 500 there. */
export function stripeMinor(minor: number, { code, digits }: Counted): number {
  return minor * 10 ** (stripeDigits(code) - digits);
}

/**
 * Stripe's minor units as ours. What we requested converts exactly. A fraction of our unit, possible only in Stripe's
 * dashboard, is rounded to the nearest.
 */
export function ofStripeMinor(amount: number, { code, digits }: Counted): number {
  return Math.round(amount / 10 ** (stripeDigits(code) - digits));
}
