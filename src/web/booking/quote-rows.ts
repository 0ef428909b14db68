// The rows of a price in the words of the screen: the same in widget, checkout and voucher (docs/domain/pricing.md#rows).
import { guestTotalCents, priceRows, type PricePart, type ShownPrice } from '#src/domain/money/price-rows.ts';
import { usdText, localMoneyText } from '../ui/text/money-text.ts';
import type { PriceRow } from '../ui/text/PriceTable.tsx';
import type { WireQuote } from './booking-course.ts';
import { t } from './t.ts';
import { dateText } from '../ui/text/local-time-text.ts';

const centsText = (cents: number): string => usdText(cents / 100);

function labelOf(row: PricePart, code: string): string {
  if (row.code === 'base' && row.unit_cents !== null) {
    return t('price.base', { unit: centsText(row.unit_cents), guests: t('book.guestsCount', { count: row.quantity }) });
  }
  if (row.code === 'addon') return t('price.addonCount', { label: row.label, count: row.quantity });
  if (row.code === 'code') return code === '' ? t('price.code') : t('code.applied', { code });
  return row.code === 'base' ? row.label : t(words[row.code]);
}

const words = {
  surcharge: 'price.surcharge',
  group_discount: 'price.group',
  service_fee: 'price.service',
  subtotal: 'price.subtotal',
  total: 'price.total',
  now: 'price.now',
  cash: 'price.cash',
} as const;
const kinds: Partial<Record<PricePart['code'], PriceRow['kind']>> = {
  group_discount: 'saving',
  code: 'saving',
  subtotal: 'subtotal',
  total: 'total',
};

/** Lines, subtotal and code where there is one, total. Pay now and cash stand apart, in a table of their own. */
export function quoteRows(quote: WireQuote, code = ''): PriceRow[] {
  const shown = priceRows(quote).filter((row) => row.code !== 'now' && row.code !== 'cash');
  return shown.map((row, index) => {
    const kind = kinds[row.code];
    const note = noteOf(row, quote);
    return {
      key: `${row.code}-${index}`,
      label: labelOf(row, code),
      amount: centsText(row.amount_cents),
      ...(kind !== undefined && { kind }),
      ...(note !== null && { note }),
    };
  });
}

function noteOf(row: PricePart, { min_pax, discount_note }: WireQuote): string | null {
  if (row.code === 'surcharge') return t('price.surchargeNote', { count: row.quantity, minimum: min_pax });
  return row.code === 'code' ? discount_note : null;
}

/** What the guest pays in all, the code taken off: `US$62.84`. */
export function totalText(quote: Pick<ShownPrice, 'total_price' | 'coupon_discount'>): string {
  return centsText(guestTotalCents(quote));
}

// The cash for the host in words: the amount in notes of the country, and the rate behind it
// (docs/domain/pricing.md#cash-on-the-day).

/** Cash as a quote or a booking states it. Without a rate only US dollars are known. */
interface Cash {
  readonly usd: number;
  readonly local: number | null;
  readonly symbol: string;
  readonly rate: number | null;
  /** When the rate was fixed, ISO 8601. */
  readonly rateAt?: string | null;
}

/** The amount to bring: `₫844,000`, or dollars where no rate is at hand. */
export function cashText({ usd, local, symbol }: Cash): string {
  return local === null ? usdText(usd) : localMoneyText(local, symbol);
}

/** `US$32.00 at US$1 = ₫26,345 (Sat 21 Nov 2026)`; null without a rate, or with nothing to pay. */
export function cashRateText({ usd, local, symbol, rate, rateAt }: Cash): string | null {
  if (local === null || rate === null || local === 0) return null;
  const decimals = rate < 1000 && !Number.isInteger(rate) ? 2 : 0;
  const text = t('price.cashRate', { usd: usdText(usd), rate: localMoneyText(rate, symbol, decimals) });
  return rateAt === null || rateAt === undefined
    ? text
    : t('price.cashRateOf', { text, date: dateText(rateAt.slice(0, 10)) });
}
