// Amounts on paper: label at the start, amount at the end of a row.
import { priceOfWire } from '#src/domain/pricing/price-rows.ts';
import { priceWords } from '#src/server/booking-texts/price-words.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import type { Paper } from './paper.ts';
import { type Placed, type Row, ink, type Style, textHeight } from './style.ts';
import type { Detail } from './voucher-facts.ts';

export interface AmountRow {
  label: string;
  amount: string;
  style: Style;
}

/** Returns the y below; wraps long labels. */
export function amountTable(paper: Paper, rows: readonly AmountRow[], at: Placed, amountWidth: number): number {
  return paper.table(rows, at.y, ({ label, amount, style }, y) => {
    const labelAt = { x: at.x, y, width: at.width - amountWidth - 6 };
    const lines = paper.lines(label, labelAt.width, style);
    const row: Row = {
      label: lines,
      labelAt,
      labelStyle: style,
      parts: [{ lines: [amount] }],
      at: { x: at.x + at.width - amountWidth, y, width: amountWidth, align: 'end' },
      style,
    };
    return { row, below: y + rowHeight(lines, style) };
  });
}

/** A row without a label has an amount. */
function rowHeight(label: readonly string[], style: Style): number {
  return textHeight(label.length === 0 ? [''] : label, style) + 2;
}

const sums: readonly string[] = ['subtotal', 'code', 'total', 'now', 'cash'];
const amountWidth = 66;

/**
 * The price as on screens (docs/domain/pricing.md#price-rows). To stay above `end` it shrinks letters, cuts labels, then
 * shows sums only.
 */
export function priceTable(paper: Paper, { quote, paid_online }: Detail, at: Placed, end: number): number {
  const below = paper.text('H2', t('voucher.price'), at, { size: 8.5, colour: ink.soft });
  const isPaid = paid_online > 0 || quote.booking_deposit_due === 0;
  const words = priceWords(priceOfWire(quote)).map(({ code, label, amount }) => {
    return { code, label: code === 'now' && isPaid ? t('voucher.paid') : label, amount };
  });
  const rowsAt = (size: number, options: { isCut?: boolean; onlySums?: boolean } = {}) =>
    words
      .filter(({ code }) => !options.onlySums || sums.includes(code))
      .map(({ code, label, amount }): AmountRow => {
        const isBold = code === 'total' || code === 'now' || code === 'cash';
        const style: Style = { size, ...(isBold && { weight: 700 }) };
        const [first = '', ...more] = paper.lines(label, at.width - amountWidth - 6, style);
        return { label: options.isCut && more.length > 0 ? `${first.replace(/.$/u, '')}…` : label, amount, style };
      });
  const heightOf = (rows: readonly AmountRow[]) =>
    rows.reduce((sum, row) => {
      return sum + rowHeight(paper.lines(row.label, at.width - amountWidth - 6, row.style), row.style);
    }, 0);
  const tries = [rowsAt(8.5), rowsAt(7.5), rowsAt(7, { isCut: true })];
  const rows = tries.find((one) => below + heightOf(one) <= end) ?? rowsAt(7, { onlySums: true });
  return amountTable(paper, rows, { ...at, y: below }, amountWidth);
}
