// How Stripe counts an amount (https://docs.stripe.com/currencies): whole numbers of a minor unit that is its own. Runs in the browser too.
import type { PriceCurrency } from '#src/domain/money/own-currency.ts';

/** What is to be known of a currency to count in it. */
export type Counted = Pick<PriceCurrency, 'code' | 'digits'>;

/** Currencies without decimals there, and with three. ISK and UGX have two, both of them 0. */
export const stripeWithout = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
export const stripeThree = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDigits(code: string): number {
  if (stripeThree.has(code)) return 3;
  return stripeWithout.has(code) ? 0 : 2;
}

/** An amount in our minor unit as one in Stripe's: 5 Icelandic krónur, which have no decimals here, are 500 there. */
export function stripeMinor(minor: number, { code, digits }: Counted): number {
  return minor * 10 ** (stripeDigits(code) - digits);
}

/**
 * An amount in Stripe's minor unit as one in ours. What we asked for comes back whole; a fraction of our unit, which only somebody
 * in Stripe's dashboard can make, counts as the nearest one.
 */
export function ofStripeMinor(amount: number, { code, digits }: Counted): number {
  return Math.round(amount / 10 ** (stripeDigits(code) - digits));
}
