import { wholeMinor, type Cents } from './cents.ts';
import { fractionOf, type Decimal } from './decimal.ts';
import { exactNumber, floorDivide } from './rounding.ts';

/** SGD cents of an amount in dollars: floor(100 × amount), counted in decimals (spec 7, product 2). */
export function alipayCents(amountSgd: Decimal): number {
  const { numerator, denominator } = fractionOf(amountSgd);
  return exactNumber(floorDivide(numerator * 100n, denominator));
}

/** SGD cents for a due in US cents at `rate` SGD for one US dollar: 540 at 1.3412 are 724 (product 2). */
export function sgdCents(dueCents: Cents, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  return exactNumber(floorDivide(BigInt(wholeMinor(dueCents)) * numerator, denominator));
}

/**
 * `amount_sgd` of an amount in SGD cents. Clients read it back as floor(100 × amount_sgd) in floats, which loses a cent
 * for some amounts (9.87 gives 986); for those a hundredth of a cent is added, so that every reading agrees (product 2).
 */
export function amountSgd(cents: number): number {
  const amount = wholeMinor(cents) / 100;
  return Math.floor(100 * amount) === cents ? amount : (100 * cents + 1) / 10_000;
}
