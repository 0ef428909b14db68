// Cash on the day in the notes and coins that people carry, which Intl does not know.
import { currencyOf } from './currencies.ts';
import { minorOf, wholeMinor, type Cents, fractionOf, type Decimal, ceilDivide, exactNumber } from './money.ts';

// The smallest usual note or coin, where it is not that of most currencies with so many decimals.
const cashSteps = new Map(
  (
    [
      [0.25, 'KWD'],
      [2, 'ZMW'],
      [5, 'CZK EGP GMD HUF MVR MXN NPR STN UYU'],
      [10, 'ALL BDT DOP ETB HTG INR ISK KES KGS PKR RSD RUB TWD'],
      [20, 'LKR'],
      [50, 'JMD KZT MWK NGN XAF XOF'],
      [100, 'AOA ARS CDF CRC KHR LRD MMK MNT YER'],
      [250, 'IQD'],
      [500, 'TZS UGX'],
      [1000, 'IDR KRW LAK PYG UZS VND'],
      [5000, 'LBP'],
      [10_000, 'IRR'],
    ] as const
  ).flatMap(([step, codes]) => codes.split(' ').map((code) => [code, step] as const)),
);

/** Of other currencies, by their decimals: a hundred where nobody counts in ones, one, and the half that dinars have. */
const usualSteps: Readonly<Record<number, number>> = { 0: 100, 3: 0.5 };

/**
 * The smallest usual note or coin of a currency, in whole units: cash is asked for in multiples of it
 * (docs/domain/pricing.md#cash-on-the-day).
 */
export function cashStep(code: string): number {
  return cashSteps.get(code) ?? usualSteps[currencyOf(code).digits] ?? 1;
}

/**
 * The cash a guest brings, in minor units of `currency`: the balance times the rate, raised to the next multiple of the
 * smallest usual note, so that nobody needs change (docs/domain/pricing.md#cash-on-the-day). `rate` is local units for one
 * US dollar. Exact: only the step rounds. 32.00 US dollars at 26,345 VND are 843,040, hence 844,000.
 */
export function cashDue(balanceCents: Cents, rate: Decimal, currency: string): number {
  const { digits } = currencyOf(currency);
  const { numerator, denominator } = fractionOf(rate);
  const step = BigInt(minorOf(cashStep(currency), digits));
  const exact = BigInt(wholeMinor(balanceCents)) * numerator * 10n ** BigInt(digits);
  return exactNumber(ceilDivide(exact, denominator * 100n * step) * step);
}
