// Currencies of the world. Signs and decimals are Intl's; what Intl does not know is the cash that people carry.
import {
  minorOf,
  wholeMinor,
  type Cents,
  fractionOf,
  type Decimal,
  ceilDivide,
  exactNumber,
  floorDivide,
} from './money.ts';

/** What Banyan knows of a currency. */
interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  /** What stands before its amounts: `₫`, `€`, `A$`, or the code where there is no sign of its own. */
  readonly symbol: string;
  /** Decimals of the minor unit: 2 for cents, 0 where there is none. */
  readonly digits: number;
  /**
   * The smallest usual note or coin, in whole units: cash is asked for in multiples of it
   * (docs/domain/pricing.md#cash-on-the-day).
   */
  readonly cash_step: number;
}

/** An exchange rate that is older than this is used for nothing: prices are shown in US dollars only, and Alipay is not offered. */
export const freshRateDays = 14;

// Signs that travellers meet, and decimals that bookings have been kept in, where Intl has others.
const own: Readonly<Record<string, Partial<Currency>>> = {
  NPR: { symbol: 'Rs' },
  KHR: { symbol: '៛' },
  LAK: { symbol: '₭', digits: 2 },
  IDR: { symbol: 'Rp', digits: 2 },
  THB: { symbol: '฿' },
  MYR: { symbol: 'RM' },
  MMK: { symbol: 'K', digits: 2 },
  USD: { symbol: 'US$' },
  SGD: { symbol: 'S$' },
};

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

/** Every code of ISO 4217 that money is counted in. For the server: not every browser can list them. */
export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}

const made = new Map<string, Currency>();

/** The currency of a code in capitals (ISO 4217). Throws a RangeError for text that is no code. */
export function currencyOf(code: string): Currency {
  const kept = made.get(code);
  if (kept) return kept;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const digits = own[code]?.digits ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const cash_step = cashSteps.get(code) ?? usualSteps[digits] ?? 1;
  const currency = { code, symbol, ...own[code], digits, cash_step };
  made.set(code, currency);
  return currency;
}

/** An amount in minor units as a number of whole units: 84_400_000 minor IDR are 844000. */
export function minorToUnits(amountMinor: number, code: string): number {
  return amountMinor / 10 ** currencyOf(code).digits;
}

/** Whole units of the wire as minor units: 844000 IDR are 84_400_000. They have no more decimals than the currency. */
export function unitsToMinor(amount: number, code: string): number {
  return minorOf(amount, currencyOf(code).digits);
}

/**
 * The cash a guest brings, in minor units of `currency`: the balance times the rate, raised to the next multiple of the
 * smallest usual note, so that nobody needs change (docs/domain/pricing.md#cash-on-the-day). `rate` is local units for one
 * US dollar. Exact: only the step rounds. 32.00 US dollars at 26,345 VND are 843,040, hence 844,000.
 */
export function cashDue(balanceCents: Cents, rate: Decimal, currency: string): number {
  const { cash_step, digits } = currencyOf(currency);
  const { numerator, denominator } = fractionOf(rate);
  const step = BigInt(minorOf(cash_step, digits));
  const exact = BigInt(wholeMinor(balanceCents)) * numerator * 10n ** BigInt(digits);
  return exactNumber(ceilDivide(exact, denominator * 100n * step) * step);
}

/** SGD cents of an amount in dollars: floor(100 × amount), counted in decimals (docs/domain/pricing.md#alipay). */
export function alipayCents(amountSgd: Decimal): number {
  const { numerator, denominator } = fractionOf(amountSgd);
  return exactNumber(floorDivide(numerator * 100n, denominator));
}

/** SGD cents for a due in US cents at `rate` SGD for one US dollar: 540 at 1.3412 are 724 (docs/domain/pricing.md#alipay). */
export function sgdCents(dueCents: Cents, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  return exactNumber(floorDivide(BigInt(wholeMinor(dueCents)) * numerator, denominator));
}

/**
 * `amount_sgd` of an amount in SGD cents. Clients read it back as floor(100 × amount_sgd) in floats, which loses a cent
 * for some amounts (9.87 gives 986); for those a hundredth of a cent is added, so that every reading agrees
 * (docs/domain/pricing.md#alipay).
 */
export function amountSgd(cents: number): number {
  const amount = wholeMinor(cents) / 100;
  return Math.floor(100 * amount) === cents ? amount : (100 * cents + 1) / 10_000;
}
