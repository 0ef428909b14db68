// The rows of a price in the words of mails and papers (product 2).
import { priceRows, type PricePart, type ShownPrice } from '#src/domain/money/price-rows.ts';
import { oneLine } from './clean-words.ts';
import { t } from './texts.ts';
import { guestWords, usdWords } from './words.ts';

export interface PriceWords {
  code: PricePart['code'];
  label: string;
  amount: string;
}

const labels = {
  surcharge: 'price.surcharge',
  group_discount: 'price.group',
  service_fee: 'price.service',
  subtotal: 'price.subtotal',
  code: 'price.code',
  total: 'price.total',
  now: 'price.now',
  cash: 'price.cash',
} as const;

function labelOf({ code, label, unit_cents, quantity }: PricePart): string {
  if (code === 'addon') return t('price.addon', { label: oneLine(label), count: quantity });
  if (code !== 'base') return t(labels[code]);
  return unit_cents === null
    ? oneLine(label)
    : t('price.base', { unit: usdWords(unit_cents), guests: guestWords(quantity) });
}

/** The same rows as on every screen: lines, Subtotal and code where there is one, Total, paid online, cash. */
export function priceWords(price: ShownPrice): PriceWords[] {
  return priceRows(price).map((row) => ({ code: row.code, label: labelOf(row), amount: usdWords(row.amount_cents) }));
}
