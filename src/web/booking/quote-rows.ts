// The lines of a price as rows of the money table: the same in widget, checkout and voucher (product 2).
import { usdText } from '../ui/money-text.ts';
import type { PriceRow } from '../ui/PriceTable.tsx';
import type { WireQuote } from './booking-course.ts';
import { t, tn } from './t.ts';

type Line = WireQuote['lines'][number];

function labelOf(line: Line): string {
  if (line.code === 'base' && line.unit !== null) {
    return t('price.base', { unit: usdText(line.unit), guests: tn('book.guestsCount', line.quantity) });
  }
  if (line.code === 'addon') return t('price.addonCount', { label: line.label, count: line.quantity });
  if (line.code === 'surcharge') return t('price.surcharge');
  if (line.code === 'group_discount') return t('price.group');
  return line.code === 'service_fee' ? t('price.service') : line.label;
}

function rowOf(line: Line, index: number, minimum: number): PriceRow {
  const row: PriceRow = { key: `${line.code}-${index}`, label: labelOf(line), amount: usdText(line.amount) };
  if (line.code === 'group_discount') return { ...row, kind: 'saving' };
  return line.code === 'surcharge' ? { ...row, note: tn('price.surchargeNote', line.quantity, { minimum }) } : row;
}

/** Price lines, total, and the code under it: a code is not a line (product 2). */
export function quoteRows(quote: WireQuote, code = ''): PriceRow[] {
  const rows = quote.lines.map((line, index) => rowOf(line, index, quote.min_pax));
  rows.push({ key: 'total', label: t('price.total'), amount: usdText(quote.total_price), kind: 'total' });
  if (quote.coupon_discount === 0) return rows;
  const label = code === '' ? t('price.code') : t('code.applied', { code });
  const note = quote.discount_note === null ? {} : { note: quote.discount_note };
  return [...rows, { key: 'code', label, amount: usdText(-quote.coupon_discount), kind: 'saving', ...note }];
}
