import { wholeMinor, type Cents } from './cents.ts';
import { currencyOf } from './currencies.ts';
import { fractionOf, type Decimal } from './decimal.ts';
import { ceilDivide, exactNumber } from './rounding.ts';

/**
 * The cash a guest brings, in minor units of `currency`: the balance times the rate, raised to the next multiple of the
 * smallest usual note, so that nobody needs change (product 2). `rate` is local units for one US dollar. Exact: only the
 * step rounds. 32.00 US dollars at 26,345 VND are 843,040, hence 844,000.
 */
export function cashDue(balanceCents: Cents, rate: Decimal, currency: string): number {
  const { cash_step, digits } = currencyOf(currency);
  const { numerator, denominator } = fractionOf(rate);
  const steps = ceilDivide(BigInt(wholeMinor(balanceCents)) * numerator, denominator * 100n * BigInt(cash_step));
  return exactNumber(steps * BigInt(cash_step) * 10n ** BigInt(digits));
}
