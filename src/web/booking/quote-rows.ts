// The rows of a price in the words of the screen: the same in widget, checkout and voucher (product 2).
import { guestTotalCents, priceRows, type PricePart, type ShownPrice } from '#src/domain/money/price-rows.ts';
import { usdText } from '../ui/money-text.ts';
import type { PriceRow } from '../ui/PriceTable.tsx';
import type { WireQuote } from './booking-course.ts';
import { t, tn } from './t.ts';

const centsText = (cents: number): string => usdText(cents / 100);

function labelOf(row: PricePart, code: string): string {
  if (row.code === 'base' && row.unit_cents !== null) {
    return t('price.base', { unit: centsText(row.unit_cents), guests: tn('book.guestsCount', row.quantity) });
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
  if (row.code === 'surcharge') return tn('price.surchargeNote', row.quantity, { minimum: min_pax });
  return row.code === 'code' ? discount_note : null;
}

/** What the guest pays in all, the code taken off: `US$62.84`. */
export function totalText(quote: Pick<ShownPrice, 'total_price' | 'coupon_discount'>): string {
  return centsText(guestTotalCents(quote));
}
