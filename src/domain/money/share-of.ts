import { wholeMinor } from './cents.ts';
import { fractionOf, type Decimal } from './decimal.ts';
import { roundHalfUp } from './rounding.ts';

/**
 * `amount` × `rate`, rounded half up (product 2). `amount` in minor units, `rate` a decimal such as `'0.06'`; the
 * product is exact before it is rounded.
 */
export function shareOf(amount: number, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  return roundHalfUp(BigInt(wholeMinor(amount)) * numerator, denominator);
}

/** `percent` of `amount`, rounded half up: `percentOf(2080, '12.5')` is 260. */
export function percentOf(amount: number, percent: Decimal): number {
  const { numerator, denominator } = fractionOf(percent);
  return roundHalfUp(BigInt(wholeMinor(amount)) * numerator, denominator * 100n);
}
