// Cash on the day in the notes and coins that people carry, which Intl does not know.
import { currencyOf } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import {
  minorOf,
  wholeMinor,
  type Cents,
  fractionOf,
  type Decimal,
  ceilDivide,
  exactNumber,
} from '#src/domain/money/money.ts';

// The smallest usual note or coin, where it does not follow from the currency's worth.
const ownSteps: Readonly<Record<string, number>> = {
  NPR: 5,
  INR: 10,
  KHR: 100,
  VND: 1000,
  LAK: 1000,
  IDR: 1000,
  THB: 1,
  PHP: 1,
  MYR: 1,
  MMK: 100,
};

/**
 * The step of cash amounts, in whole units of a currency: its smallest usual note or coin
 * (docs/domain/pricing.md#cash-on-the-day). By default from `rate`, units per unit of the marketplace's currency: the
 * largest of 1, 5, 10, 50, 100 ... worth at most its `cash_note`, but at least 1, or a quarter in currencies of three
 * decimals.
 */
export function cashStep(code: string, rate: Decimal): number {
  const own = ownSteps[code];
  if (own !== undefined) return own;
  if (currencyOf(code).digits === 3) return 0.25;
  const { digits, figures } = priceCurrency();
  const most = (Number(rate) * figures.cash_note) / 10 ** digits;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most)));
  return most < 5 * power ? power : 5 * power;
}

/**
 * The cash a guest brings, in minor units of `currency`: balance times rate, rounded up to the smallest usual note, so
 * that guests need no change (docs/domain/pricing.md#cash-on-the-day). `rate` is local units per unit of the
 * marketplace's currency. Exact: only the step rounds. 32.00 US dollars at 26,345 VND are 843,040, hence 844,000.
 */
export function cashDue(balanceCents: Cents, rate: Decimal, currency: string): number {
  const { digits } = currencyOf(currency);
  const { numerator, denominator } = fractionOf(rate);
  const step = BigInt(minorOf(cashStep(currency, rate), digits));
  const exact = BigInt(wholeMinor(balanceCents)) * numerator * 10n ** BigInt(digits);
  return exactNumber(ceilDivide(exact, denominator * 10n ** BigInt(priceCurrency().digits) * step) * step);
}
