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
  readonly name: string;
  readonly symbol: string;
  /** Decimals of the minor unit (ISO 4217): 2 for cents, 0 where there is none. */
  readonly digits: number;
  /**
   * The smallest usual note or coin, in whole units: cash is asked for in multiples of it
   * (docs/domain/pricing.md#cash-on-the-day).
   */
  readonly cash_step: number;
}

/** An exchange rate that is older than this is used for nothing: prices are shown in US dollars only, and Alipay is not offered. */
export const freshRateDays = 14;

const rows: readonly Currency[] = [
  { code: 'NPR', name: 'Nepalese rupee', symbol: 'Rs', digits: 2, cash_step: 5 },
  { code: 'INR', name: 'Indian rupee', symbol: '₹', digits: 2, cash_step: 10 },
  { code: 'KHR', name: 'Cambodian riel', symbol: '៛', digits: 2, cash_step: 100 },
  { code: 'VND', name: 'Vietnamese dong', symbol: '₫', digits: 0, cash_step: 1000 },
  { code: 'LAK', name: 'Lao kip', symbol: '₭', digits: 2, cash_step: 1000 },
  { code: 'IDR', name: 'Indonesian rupiah', symbol: 'Rp', digits: 2, cash_step: 1000 },
  { code: 'THB', name: 'Thai baht', symbol: '฿', digits: 2, cash_step: 1 },
  { code: 'PHP', name: 'Philippine peso', symbol: '₱', digits: 2, cash_step: 1 },
  { code: 'MYR', name: 'Malaysian ringgit', symbol: 'RM', digits: 2, cash_step: 1 },
  { code: 'MMK', name: 'Myanmar kyat', symbol: 'K', digits: 2, cash_step: 100 },
  { code: 'USD', name: 'US dollar', symbol: 'US$', digits: 2, cash_step: 1 },
  { code: 'SGD', name: 'Singapore dollar', symbol: 'S$', digits: 2, cash_step: 1 },
];

/**
 * The ten countries' currencies and the two that are charged online, by code (docs/content.md#cities,
 * docs/domain/pricing.md#cash-on-the-day).
 */
export const currencies: Readonly<Record<string, Currency>> = Object.fromEntries(rows.map((row) => [row.code, row]));

/** The currency of a code. Throws for a code that is not in the table: an installation cannot sell in it. */
export function currencyOf(code: string): Currency {
  const found = currencies[code];
  if (!found) throw new RangeError(`Unknown currency: ${code}`);
  return found;
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
  const steps = ceilDivide(BigInt(wholeMinor(balanceCents)) * numerator, denominator * 100n * BigInt(cash_step));
  return exactNumber(steps * BigInt(cash_step) * 10n ** BigInt(digits));
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
