import { wholeMinor, type Cents } from './cents.ts';
import { fractionOf, type Decimal } from './decimal.ts';
import { exactNumber } from './rounding.ts';

/** Cents as the number that goes over the wire: US dollars with at most two decimals (product 2). */
export function centsToUsd(amount: Cents): number {
  return wholeMinor(amount) / 100;
}

/** US dollars as cents. Throws when the amount has more than two decimals: the contract lets none through. */
export function usdToCents(usd: Decimal): Cents {
  const { numerator, denominator } = fractionOf(usd);
  if ((numerator * 100n) % denominator !== 0n) throw new RangeError(`More than two decimals: ${usd}`);
  return exactNumber((numerator * 100n) / denominator);
}
