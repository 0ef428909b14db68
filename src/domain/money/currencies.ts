// The world's currencies: minor units and symbols.
import { priceCurrency, type CurrencyFigures, type PriceCurrency } from './own-currency.ts';
import { minorOf, wholeMinor, type Cents, fractionOf, type Decimal, exactNumber, floorDivide } from './money.ts';

interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  /** The prefix of its amounts: `₫`, `€`, `A$`, or the code where it has no symbol. */
  readonly symbol: string;
  /** Decimals of the minor unit: 2 for cents, 0 for none. */
  readonly digits: number;
}

/** An older exchange rate is not used: prices appear in the currency of prices only, and Alipay is not offered. */
export const freshRateDays = 14;

// The same in every browser, unlike Intl: symbols that travellers know, and currencies without two decimals (ISO 4217,
// or CLDR where the decimals are out of use).
const signs: Readonly<Record<string, string>> = {
  AUD: 'A$', BRL: 'R$', CAD: 'CA$', CNY: 'CN¥', EUR: '€', GBP: '£', HKD: 'HK$', ILS: '₪', INR: '₹', JPY: '¥', KRW: '₩', MXN: 'MX$',
  NZD: 'NZ$', PHP: '₱', TWD: 'NT$', VND: '₫', XAF: 'FCFA', XCD: 'EC$', XCG: 'Cg.', XOF: 'F\u202FCFA', XPF: 'CFPF',
}; // prettier-ignore
const noDecimals = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const threeDecimals = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

// Symbols that travellers know, and the decimals in which bookings are stored, where these differ.
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

/** Every ISO 4217 code of a currency in use. Server only: not every browser can list them. */
export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}

const made = new Map<string, Currency>();

/**
 * The currency of a code in capitals (ISO 4217); the marketplace's own with its settings. Throws a RangeError for an
 * invalid code.
 */
export function currencyOf(code: string): Currency {
  if (code === priceCurrency().code) return priceCurrency();
  const cached = made.get(code);
  if (cached) return cached;
  const currency = { ...listed(code), ...own[code] };
  made.set(code, currency);
  return currency;
}

/** A currency with the symbol that travellers know and its country's decimals. */
function listed(code: string): Currency {
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`Not a currency: ${code}`);
  const digits = noDecimals.has(code) ? 0 : threeDecimals.has(code) ? 3 : 2;
  return { code, symbol: own[code]?.symbol ?? signs[code] ?? code, digits };
}

/** The decimals of a currency known to Intl; null for any other text. Server only: not every browser can list them. */
export function digitsOf(code: string): number | null {
  return Intl.supportedValuesOf('currency').includes(code) ? listed(code).digits : null;
}

/**
 * A currency as the currency of prices. Its decimals are its country's, even if cash amounts are stored with others.
 */
export function asPriceCurrency(code: string, figures: CurrencyFigures): PriceCurrency {
  const { symbol, digits } = listed(code);
  // `US$` becomes `$` where space is short; a symbol that is all letters stays.
  return { code, symbol, short: symbol.replace(/^[A-Z]+(?=\p{Sc})/u, ''), digits, figures };
}

/** Minor units as whole units: 84_400_000 minor IDR are 844000. */
export function minorToUnits(amountMinor: number, code: string): number {
  return amountMinor / 10 ** currencyOf(code).digits;
}

/** Whole units of the wire as minor units: 844000 IDR are 84_400_000. They have no more decimals than the currency. */
export function unitsToMinor(amount: number, code: string): number {
  return minorOf(amount, currencyOf(code).digits);
}

/** SGD cents of an amount in Singapore dollars: floor(100 × amount), in decimals (docs/domain/pricing.md#alipay). */
export function alipayCents(amountSgd: Decimal): number {
  const { numerator, denominator } = fractionOf(amountSgd);
  return exactNumber(floorDivide(numerator * 100n, denominator));
}

/**
 * SGD cents for a due at `rate` SGD per unit of the marketplace's currency: 540 US cents at 1.3412 are 724
 * (docs/domain/pricing.md#alipay).
 */
export function sgdCents(dueCents: Cents, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  const unit = 10n ** BigInt(priceCurrency().digits);
  return exactNumber(floorDivide(BigInt(wholeMinor(dueCents)) * numerator * 100n, denominator * unit));
}

/**
 * `amount_sgd` of an amount in SGD cents. Clients read it as floor(100 × amount_sgd) in floats, which loses a cent for
 * some amounts (9.87 gives 986); those get a hundredth of a cent more, so that every reading agrees
 * (docs/domain/pricing.md#alipay).
 */
export function amountSgd(cents: number): number {
  const amount = wholeMinor(cents) / 100;
  return Math.floor(100 * amount) === cents ? amount : (100 * cents + 1) / 10_000;
}
