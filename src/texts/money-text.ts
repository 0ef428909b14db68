// Amounts as text, on pages, in emails and in documents (docs/domain/pricing.md#amounts-as-text).
import { currencyOf } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { numberFormat, sameName } from './intl.ts';
import { localeTag } from './locale.ts';

/** A currency's symbol or code before its amounts, and its decimals. */
export interface ShownCurrency {
  readonly symbol: string;
  /** Decimals of the minor unit: 2 for cents, 0 where there is none. */
  readonly digits: number;
}

// Intl places symbol, digits and minus; the symbol is ours, because Intl's differ between browsers.
function formatOf(decimals: number): Intl.NumberFormat {
  return numberFormat(localeTag(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function written(amount: number, symbol: string, decimals: number): string {
  const text = formatOf(decimals)
    .formatToParts(amount)
    .map(({ type, value }) => {
      if (type === 'currency') return symbol;
      return type === 'minusSign' ? value.replace('-', '−') : value.replace(/\s/g, '\u00a0');
    })
    .join('');
  // A symbol of letters does not touch the digits: `Rs 1,250`, and `1,250 Rs` in Khmer.
  if (!/\p{L}$/u.test(symbol)) return text;
  return text.replace(new RegExp(`${symbol}(?=\\p{N})|\\p{N}(?=${symbol})`, 'u'), '$&\u00a0');
}

/** An amount in minor units of the marketplace's currency, with all its decimals: `US$21.20`. */
export function priceText(cents: number): string {
  return moneyText(cents, priceCurrency(), 'all');
}

/** The same with decimals only if needed: `US$5`. */
export function plainPriceText(cents: number): string {
  return moneyText(cents, priceCurrency());
}

/** Whole units, for filters and bounds: `US$500`. */
export function wholePriceText(units: number): string {
  return written(units, priceCurrency().symbol, 0);
}

/** Minor units rounded up to whole units, with the symbol's letters left out, where space is short: `$22`. */
export function shortPriceText(cents: number): string {
  const { short, digits } = priceCurrency();
  return written(Math.ceil(cents / 10 ** digits), short, 0);
}

/** The name of a currency in prose: `Thai baht`, `US dollars`, `euros`. */
export function currencyName(code: string): string {
  return sameName(`${localeTag()} ${code}`, () => {
    const named = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
    const parts = numberFormat(localeTag(), named).formatToParts(2);
    return parts.find(({ type }) => type === 'currency')?.value ?? code;
  });
}

export function priceCurrencyName(): string {
  return currencyName(priceCurrency().code);
}

/** One unit of it, for exchange rates: `US$1`. */
export function priceUnitText(): string {
  return plainPriceText(10 ** priceCurrency().digits);
}

/**
 * An amount in minor units of `currency`: `₫844,000`, `Rs 1,250`, `RM 45.50`; decimals only if needed.
 * @param decimals 'all' for charges to a card or a wallet, where `S$7.00` is usual
 */
export function moneyText(minor: number, currency: ShownCurrency, decimals: 'all' | 'needed' = 'needed'): string {
  const unit = 10 ** currency.digits;
  return written(minor / unit, currency.symbol, decimals === 'needed' && minor % unit === 0 ? 0 : currency.digits);
}

/** A charged amount, by its currency's code, with all decimals: `US$6.24`, `¥312`, `KWD 3.210`. */
export function chargeText(minor: number, code: string): string {
  return moneyText(minor, currencyOf(code), 'all');
}

/**
 * An exchange rate, units of `currency` per unit of the marketplace's: `₫26,345`, `Rs 133.25`.
 * @param decimals default: two for a fractional rate below 1,000, six for one below a tenth
 */
export function rateText(rate: number, { symbol }: ShownCurrency, decimals?: number): string {
  return written(rate, symbol, decimals ?? usualDecimals(rate));
}

function usualDecimals(rate: number): number {
  if (rate >= 1000 || Number.isInteger(rate)) return 0;
  return rate < 0.1 ? 6 : 2;
}
