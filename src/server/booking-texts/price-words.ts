// Price rows of emails and documents (docs/domain/pricing.md#price-rows).
import { seatsOf } from '#src/domain/booking/status.ts';
import { priceRows, type PricePart, type ShownPrice } from '#src/domain/pricing/price-rows.ts';
import { oneLine } from './clean-words.ts';
import type { MailedBooking } from './subject-queries.ts';
import { t, guestWords, moneyWords } from './words.ts';
import { priceText } from '#src/texts/money-text.ts';

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
    : t('price.base', { unit: priceText(unit_cents), guests: guestWords(quantity) });
}

/** As on screens: lines, subtotal and code, total, paid online, cash. */
export function priceWords(price: ShownPrice): PriceWords[] {
  return priceRows(price).map((row) => ({ code: row.code, label: labelOf(row), amount: priceText(row.amount_cents) }));
}

export interface CashBox {
  label: string;
  amount: string;
  about: string;
}

const cashTexts = {
  guest: { sure: 'fact.cash', asked: 'fact.cashIf', about: 'fact.cashDay' },
  host: { sure: 'fact.collect', asked: 'fact.collectIf', about: 'fact.collectDay' },
} as const;

export function cashBox(booking: MailedBooking, reader: 'guest' | 'host' = 'guest'): CashBox | null {
  if (booking.balance_cents === 0) return null;
  const usd = priceText(booking.balance_cents);
  const local = booking.balance_local_minor;
  const words = cashTexts[reader];
  const isSure = seatsOf(booking.status) === 'sold';
  return {
    label: t(isSure ? words.sure : words.asked),
    amount: local === null ? usd : moneyWords(local, booking.local_currency),
    about: local === null ? t(words.about) : `${usd}, ${t(words.about)}`,
  };
}

/** 'VND 844,000 (US$32.00)'; null when everything was paid online. */
export function cashWords(booking: MailedBooking): string | null {
  const cash = cashBox(booking);
  if (cash === null) return null;
  return booking.balance_local_minor === null ? cash.amount : `${cash.amount} (${priceText(booking.balance_cents)})`;
}
