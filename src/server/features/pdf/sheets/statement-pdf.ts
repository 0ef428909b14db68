// A host's monthly statement on paper (docs/domain/ledger.md#statements).
import { cashOfMonth } from '#src/domain/earnings/months.ts';
import { priceText } from '#src/texts/money-text.ts';
import { guestWords, shortCivilDay, moneyWords, monthWords, shortDay } from '#src/server/booking-texts/words.ts';
import type { Brand } from '#src/server/platform/config/brand.ts';
import { type DoneRow, lineKind, type LineRow, type Statement } from '#src/server/features/earnings/index.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import { openPaper, sheet, type Paper } from './paper.ts';
import { amountTable, type AmountRow } from './price-table.ts';
import { drawFoot, footTop, inner, rule } from './sheet-foot.ts';
import { ink, type Style, textHeight } from './style.ts';

export interface StatementSheet {
  statement: Statement;
  host: string;
  brand: Brand;
}

const amountWidth = 150;
const plain: Style = { size: 9.5 };
const bold: Style = { size: 10.5, weight: 700 };
const small: Style = { size: 9, colour: ink.soft };
const at = { x: sheet.margin, width: inner };
const top = 48;

/** Longer ones are in the CSV file. */
export const mostPaperRows = 1500;

export async function statementPdf(sheetFacts: StatementSheet): Promise<Buffer> {
  return (await drawStatement(sheetFacts)).finish();
}

export async function drawStatement({ statement, host, brand }: StatementSheet): Promise<Paper> {
  const { month, zone, openingCents } = statement;
  const lines = await collect(statement.lines());
  const bookings = await collect(statement.bookings());
  const title = t('statement.title', { month: monthWords(month) });
  const paper = openPaper({ title, author: brand.name, subject: title, colour: brand.colour });
  paper.text('P', brand.name, { ...at, y: 40 }, { size: 14, weight: 700, colour: paper.brand });
  let y = paper.text('H1', title, { ...at, y: 74 }, { size: 22, weight: 700 }) + 4;
  y = paper.text('P', host, { ...at, y }, { size: 12 });
  y = paper.text('P', t('statement.zone', { zone }), { ...at, y }, small) + 14;
  const sum = openingCents + lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const puts = (rows: readonly AmountRow[], from: number) => putRows(paper, rows, from);
  rule(paper, y);
  y = puts([{ label: t('statement.opening'), amount: priceText(openingCents), style: bold }], y + 10);
  y = puts(amountRows(lines, zone), y + 2);
  y = puts([{ label: t('statement.closing'), amount: priceText(sum), style: bold }], y + 4) + 14;
  y = paper.text('H2', t('statement.memo'), { ...at, y: roomFor(paper, y, 80) }, { size: 13, weight: 700 }) + 2;
  y = paper.text('P', t('statement.memoText', { count: bookings.length }), { ...at, y }, small) + 8;
  y = puts(bookings.slice(0, mostPaperRows).map(bookingRow), y);
  if (bookings.length > mostPaperRows)
    y = paper.text('P', t('statement.more'), { ...at, y: roomFor(paper, y, 30) }, small) + 4;
  y = puts(cashRows(bookings), y + 6);
  drawFoot(paper, brand, t('statement.footer', { name: brand.name }));
  return paper;
}

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

function amountRows(lines: readonly LineRow[], zone: string): AmountRow[] {
  const rows = lines.slice(0, mostPaperRows).map(({ at: when, kind, ref, title, amount_cents }) => {
    const what = [t(`statement.${lineKind(kind)}`), ...(title === null || ref === null ? [] : [`${title} (${ref})`])];
    return { label: `${shortDay(when, zone)} · ${what.join(' · ')}`, amount: priceText(amount_cents), style: plain };
  });
  if (lines.length <= mostPaperRows) return rows;
  const rest = lines.slice(mostPaperRows).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return [...rows, { label: t('statement.more'), amount: priceText(rest), style: plain }];
}

function bookingRow({
  date,
  title,
  ref,
  pax,
  cash,
  balance_local_minor,
  local_currency,
  balance_cents,
}: DoneRow): AmountRow {
  const amount =
    balance_local_minor === null ? priceText(balance_cents) : moneyWords(balance_local_minor, local_currency);
  return {
    label: `${shortCivilDay(date)} · ${title} (${ref}) · ${guestWords(pax)}`,
    amount: cash === 'none' ? t('statement.cash.none') : `${amount}, ${t(`statement.cash.${cash}`)}`,
    style: plain,
  };
}

function cashRows(bookings: readonly DoneRow[]): AmountRow[] {
  const sums = bookings.map(({ local_currency, cash, balance_local_minor }) => {
    return { currency: local_currency, state: cash, minor: balance_local_minor ?? 0 };
  });
  return cashOfMonth(sums).map(({ currency, received }) => ({
    label: t('statement.received'),
    amount: moneyWords(received, currency),
    style: bold,
  }));
}

/** Starts new pages; returns the y below. */
function putRows(paper: Paper, rows: readonly AmountRow[], from: number): number {
  let y = from;
  let page: AmountRow[] = [];
  let height = 0;
  const flush = () => {
    if (page.length > 0) y = amountTable(paper, page, { ...at, y }, amountWidth);
    page = [];
    height = 0;
  };
  for (const row of rows) {
    const own = textHeight(paper.lines(row.label, inner - amountWidth - 6, row.style), row.style) + 2;
    if (y + height + own > footTop - 12) {
      flush();
      paper.nextPage();
      y = top;
    }
    page.push(row);
    height += own;
  }
  flush();
  return y;
}

/** Continues here or on a new page. */
function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= footTop - 12) return y;
  paper.nextPage();
  return top;
}
