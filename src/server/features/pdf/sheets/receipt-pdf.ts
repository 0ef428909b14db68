// A one-page receipt of online payments and refunds, without cash.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { nameOf } from '#src/texts/intl.ts';
import { priceText, priceUnitText } from '#src/texts/money-text.ts';
import { onlineRows } from '#src/domain/pricing/price-rows.ts';
import type { Brand } from '#src/server/platform/config/brand.ts';
import { fullName } from '#src/server/booking-texts/clean-words.ts';
import { guestWords, localMoment, moneyWords, shortDay } from '#src/server/booking-texts/words.ts';
import { type ReceiptFacts, receiptName } from '#src/server/features/trip/index.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import { openPaper, sheet, type Paper } from './paper.ts';
import { amountTable, type AmountRow } from './price-table.ts';
import { drawFoot, inner, rule } from './sheet-foot.ts';
import { ink, type Style, textHeight } from './style.ts';
import { canPrint } from './text-runs.ts';
import type { Detail } from './voucher-facts.ts';

const labelWidth = 120;
const amountWidth = 150;
const small: Style = { size: 9, colour: ink.soft };
const plain: Style = { size: 10 };

export interface ReceiptSheet {
  receipt: ReceiptFacts;
  detail: Detail;
  brand: Brand;
}

export async function receiptPdf(facts: ReceiptSheet): Promise<Buffer> {
  return drawReceipt(facts).finish();
}

export function drawReceipt({ receipt, detail, brand }: ReceiptSheet): Paper {
  const kind = t(`receipt.${receipt.kind}`);
  const number = receiptName(receipt.number);
  const paper = openPaper({
    title: t('receipt.docTitle', { kind, number }),
    author: brand.name,
    subject: kind,
    colour: brand.colour,
  });
  const at = { x: sheet.margin, width: inner };
  paper.text('P', brand.name, { ...at, y: 40 }, { size: 14, weight: 700, colour: paper.brand });
  const head = paper.text('H1', kind, { ...at, y: 78 }, { size: 24, weight: 700 }) + 16;
  const ruleY = headTable(paper, headFacts({ receipt, detail, brand }), head) + 8;
  rule(paper, ruleY);
  const lines = linesOf(receipt, detail).map(({ label, cents }): AmountRow => {
    return { label, amount: priceText(cents), style: { size: 11 } };
  });
  const sumY = amountTable(paper, lines, { ...at, y: ruleY + 12 }, amountWidth) + 6;
  rule(paper, sumY);
  const label = t(receipt.kind === 'payment' ? 'receipt.totalPaid' : 'receipt.totalGiven');
  const total: AmountRow = { label, amount: priceText(receipt.due_cents), style: { size: 14, weight: 700 } };
  const below = amountTable(paper, [total], { ...at, y: sumY + 12 }, amountWidth);
  const charged = chargedWords(receipt);
  const end = charged ? paper.text('P', charged, { ...at, y: below, align: 'end' }, small) : below;
  paper.text('P', t('receipt.cash'), { ...at, y: end + 28 }, small);
  drawFoot(paper, brand, t('receipt.footer', { name: brand.name }));
  return paper;
}

function headFacts({ receipt, detail, brand }: ReceiptSheet): [string, string][] {
  const { contact, course, ref } = detail;
  const when = localMoment(new Date(detail.starts_at), detail.time_zone, course.city_name);
  const name = fullName(contact);
  // An unprintable name is omitted; the email address identifies the payer.
  const payer = canPrint(name) && name !== '' ? [name, contact.email] : [contact.email];
  return [
    [t('receipt.number'), receiptName(receipt.number)],
    [t('receipt.date'), shortDay(receipt.issued_at, detail.time_zone)],
    [t('receipt.from'), [brand.name, ...countryOf(brand), brand.contacts.email].join('\n')],
    [t('receipt.to'), payer.join('\n')],
    [t('receipt.for'), t('receipt.booking', { title: course.title, when, ref, guests: guestWords(detail.pax) })],
    [t('receipt.method'), t(`receipt.method.${receipt.method}`)],
  ];
}

function countryOf({ country = '' }: Brand): string[] {
  return country === '' ? [] : [nameOf('region', country)];
}

function headTable(paper: Paper, facts: readonly [string, string][], from: number): number {
  return paper.table(facts, from, ([label, value], y) => {
    const at = { x: sheet.margin + labelWidth, y, width: inner - labelWidth };
    const lines = paper.lines(value, at.width, plain).slice(0, 8);
    const labelAt = { x: sheet.margin, y, width: labelWidth };
    const row = {
      label: [label],
      labelAt,
      labelStyle: { ...plain, colour: ink.soft },
      parts: [{ lines }],
      at,
      style: plain,
    };
    return { row, below: y + textHeight(lines, plain) + 6 };
  });
}

/** One line where the price has changed since. */
function linesOf(receipt: ReceiptFacts, { quote }: Detail): { label: string; cents: number }[] {
  const total = receipt.due_cents;
  if (receipt.kind === 'refund') {
    return [{ label: t('receipt.given', { number: receiptName(receipt.payment_number ?? '0') }), cents: total }];
  }
  const { parts, due_cents } = onlineRows({
    deposit_cents: wireCents(quote.deposit),
    service_fee_cents: wireCents(quote.service_fee),
    coupon_discount_cents: wireCents(quote.coupon_discount),
  });
  if (due_cents !== total) return [{ label: t('receipt.paid'), cents: total }];
  return parts.map(({ code, amount_cents }) => ({ label: t(`receipt.${code}`), cents: amount_cents }));
}

function chargedWords({ kind, currency, amount_minor, fx_rate }: ReceiptFacts): string | null {
  if (currency === priceCurrency().code) return null;
  const amount = moneyWords(amount_minor, currency);
  if (kind === 'refund') return t('receipt.givenAs', { amount });
  return fx_rate === null
    ? t('receipt.charged', { amount })
    : t('receipt.chargedAt', { amount, unit: priceUnitText(), rate: Number(fx_rate) });
}
