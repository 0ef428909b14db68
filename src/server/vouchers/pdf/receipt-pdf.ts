// A receipt on one sheet: what was paid online or given back, never the cash of the day.
import { minorToUnits } from '#src/domain/money/currencies.ts';
import type { Brand } from '../../config/brand.ts';
import { personName } from '../../mail/clean-words.ts';
import { guestWords, localMoment, shortDay } from '../../mail/words.ts';
import { receiptName } from '../receipt-name.ts';
import type { ReceiptFacts } from '../receipts-queries.ts';
import { t, type TextKey } from '../texts.ts';
import { localWords, usd } from './amounts.ts';
import { openPaper, sheet, type Paper } from './paper.ts';
import { ink, type Style } from './style.ts';
import type { Detail } from './voucher-facts.ts';

const inner = sheet.width - 2 * sheet.margin;
const labelWidth = 120;

export interface ReceiptSheet {
  receipt: ReceiptFacts;
  detail: Detail;
  brand: Brand;
}

/** Makes the sheet of a receipt. */
export async function receiptPdf({ receipt, detail, brand }: ReceiptSheet): Promise<Buffer> {
  const kind = t(`receipt.${receipt.kind}`);
  const number = receiptName(receipt.number);
  const paper = openPaper({ title: t('receipt.docTitle', { kind, number }), author: brand.name, subject: kind });
  paper.text('P', brand.name, { x: sheet.margin, y: 40, width: inner }, { size: 14, weight: 700, colour: ink.brand });
  let y = paper.text('H1', kind, { x: sheet.margin, y: 78, width: inner }, { size: 24, weight: 700 }) + 16;
  for (const [label, value] of headFacts({ receipt, detail, brand })) y = pair(paper, label, value, y);
  y = rule(paper, y + 8);
  for (const [label, amount] of linesOf(receipt, detail)) y = amountLine(paper, [label, amount], y, { size: 11 });
  y = rule(paper, y + 4);
  const total = t(receipt.kind === 'payment' ? 'receipt.totalPaid' : 'receipt.totalGiven');
  y = amountLine(paper, [total, usd(receipt.due_cents / 100)], y, { size: 14, weight: 700 });
  const charged = chargedWords(receipt);
  if (charged) y = paper.text('P', charged, { x: sheet.margin, y, width: inner, align: 'right' }, small);
  paper.text('P', t('receipt.cash'), { x: sheet.margin, y: y + 28, width: inner }, small);
  const { email, phone } = brand.contacts;
  const foot = t('voucher.footer', { name: brand.name, email, phone });
  paper.text('P', foot, { x: sheet.margin, y: sheet.height - 54, width: inner }, small);
  return paper.finish();
}

const small: Style = { size: 9, colour: ink.soft };

function headFacts({ receipt, detail, brand }: ReceiptSheet): [string, string][] {
  const { contact, course, ref } = detail;
  const when = localMoment(new Date(detail.starts_at), detail.time_zone, course.city_name);
  return [
    [t('receipt.number'), receiptName(receipt.number)],
    [t('receipt.date'), shortDay(receipt.issued_at, 'UTC')],
    [t('receipt.from'), `${brand.name}\n${brand.contacts.email}`],
    [t('receipt.to'), `${personName(`${contact.first_name} ${contact.last_name}`)}\n${contact.email}`],
    [t('receipt.for'), t('receipt.booking', { title: course.title, when, ref, guests: guestWords(detail.pax) })],
    [t('receipt.method'), t(`receipt.method.${receipt.method}` as TextKey)],
  ];
}

/** The parts of a payment, where the booking's price is still the one that was paid; else one line. */
function linesOf(receipt: ReceiptFacts, { quote }: Detail): [string, string][] {
  const total = receipt.due_cents / 100;
  if (receipt.kind === 'refund') {
    return [[t('receipt.given', { number: receiptName(receipt.payment_number ?? '0') }), usd(total)]];
  }
  const { deposit, service_fee: fee, coupon_discount: discount } = quote;
  const isSame = Math.round((deposit + fee - discount) * 100) === receipt.due_cents;
  if (!isSame) return [[t('receipt.paid'), usd(total)]];
  const code: [string, string][] = discount > 0 ? [[t('receipt.discount'), `−${usd(discount)}`]] : [];
  return [[t('receipt.deposit'), usd(deposit)], [t('receipt.fee'), usd(fee)], ...code];
}

function chargedWords({ kind, currency, amount_minor, fx_rate }: ReceiptFacts): string | null {
  if (currency === 'USD') return null;
  const amount = localWords(minorToUnits(amount_minor, currency), currency);
  if (kind === 'refund') return t('receipt.givenAs', { amount });
  return fx_rate === null
    ? t('receipt.charged', { amount })
    : t('receipt.chargedAt', { amount, rate: Number(fx_rate) });
}

function pair(paper: Paper, label: string, value: string, y: number): number {
  paper.text('P', label, { x: sheet.margin, y, width: labelWidth }, { size: 10, colour: ink.soft });
  const x = sheet.margin + labelWidth;
  const lines = paper.lines(value, inner - labelWidth, { size: 10 }).slice(0, 8);
  return paper.text('P', lines, { x, y, width: inner - labelWidth }, { size: 10 }) + 6;
}

function amountLine(paper: Paper, [label, amount]: readonly [string, string], y: number, style: Style): number {
  paper.text('P', label, { x: sheet.margin, y, width: inner - 150 }, style);
  return paper.text('P', amount, { x: sheet.margin + inner - 150, y, width: 150, align: 'right' }, style) + 4;
}

function rule(paper: Paper, y: number): number {
  paper.ornament((doc) =>
    doc
      .moveTo(sheet.margin, y)
      .lineTo(sheet.margin + inner, y)
      .lineWidth(0.75)
      .stroke(ink.line),
  );
  return y + 12;
}
