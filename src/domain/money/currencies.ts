// Currencies of the world: how their amounts are counted and written.
import { priceCurrency, type CurrencyFigures, type PriceCurrency } from './own-currency.ts';
import { minorOf, wholeMinor, type Cents, fractionOf, type Decimal, exactNumber, floorDivide } from './money.ts';

/** What Banyan knows of a currency. */
interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  /** What stands before its amounts: `₫`, `€`, `A$`, or the code where there is no sign of its own. */
  readonly symbol: string;
  /** Decimals of the minor unit: 2 for cents, 0 where there is none. */
  readonly digits: number;
}

/** An exchange rate that is older than this is used for nothing: prices are shown in the currency of prices only, and Alipay is not offered. */
export const freshRateDays = 14;

// The same in every browser, which Intl is not: signs that travellers know, and currencies without two decimals (ISO 4217, and CLDR
// where nobody uses the decimals any more).
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

// Signs that travellers meet, and decimals that bookings have been kept in, where these are others.
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

/** Every code of ISO 4217 that money is counted in. For the server: not every browser can list them. */
export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}

const made = new Map<string, Currency>();

/** The currency of a code in capitals (ISO 4217); the marketplace's own as it is held. Throws a RangeError for text that is no code. */
export function currencyOf(code: string): Currency {
  if (code === priceCurrency().code) return priceCurrency();
  const cached = made.get(code);
  if (cached) return cached;
  const currency = { ...listed(code), ...own[code] };
  made.set(code, currency);
  return currency;
}

/** A currency with the sign that is usual among travellers and the decimals of its country. */
function listed(code: string): Currency {
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`Not a currency: ${code}`);
  const digits = noDecimals.has(code) ? 0 : threeDecimals.has(code) ? 3 : 2;
  return { code, symbol: own[code]?.symbol ?? signs[code] ?? code, digits };
}

/** The decimals of a currency that Intl knows; null for any other text. For the server: not every browser can list them. */
export function digitsOf(code: string): number | null {
  return Intl.supportedValuesOf('currency').includes(code) ? listed(code).digits : null;
}

/** A currency as that of a marketplace. Its decimals are those of its country, whatever amounts of cash are kept in. */
export function asPriceCurrency(code: string, figures: CurrencyFigures): PriceCurrency {
  const { symbol, digits } = listed(code);
  // `US$` is `$` where there is room for little; a sign that is all letters stays.
  return { code, symbol, short: symbol.replace(/^[A-Z]+(?=\p{Sc})/u, ''), digits, figures };
}

/** An amount in minor units as a number of whole units: 84_400_000 minor IDR are 844000. */
export function minorToUnits(amountMinor: number, code: string): number {
  return amountMinor / 10 ** currencyOf(code).digits;
}

/** Whole units of the wire as minor units: 844000 IDR are 84_400_000. They have no more decimals than the currency. */
export function unitsToMinor(amount: number, code: string): number {
  return minorOf(amount, currencyOf(code).digits);
}

/** SGD cents of an amount in Singapore dollars: floor(100 × amount), counted in decimals (docs/domain/pricing.md#alipay). */
export function alipayCents(amountSgd: Decimal): number {
  const { numerator, denominator } = fractionOf(amountSgd);
  return exactNumber(floorDivide(numerator * 100n, denominator));
}

/**
 * SGD cents for a due at `rate` SGD for one unit of the marketplace's currency: 540 US cents at 1.3412 are 724
 * (docs/domain/pricing.md#alipay).
 */
export function sgdCents(dueCents: Cents, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  const unit = 10n ** BigInt(priceCurrency().digits);
  return exactNumber(floorDivide(BigInt(wholeMinor(dueCents)) * numerator * 100n, denominator * unit));
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
