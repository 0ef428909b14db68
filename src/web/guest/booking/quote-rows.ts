// Price rows, the same in widget, checkout and voucher (docs/domain/pricing.md#price-rows).
import { wireCents } from '#src/domain/money/money.ts';
import { currencyOf, unitsToMinor } from '#src/domain/money/currencies.ts';
import { guestTotalCents, priceOfWire, priceRows, type PricePart } from '#src/domain/pricing/price-rows.ts';
import { moneyText, rateText, priceText, priceUnitText } from '#src/texts/money-text.ts';
import type { PriceRow } from '#src/web/ui/text/PriceTable.tsx';
import type { WireQuote } from './booking-course.ts';
import { t } from './texts.ts';
import { dateOf } from '#src/web/ui/text/wall-time.ts';

function labelOf(row: PricePart, code: string): string {
  if (row.code === 'base') {
    const unit = priceText(row.unit_cents ?? row.amount_cents);
    return t('price.base', { unit, guests: t('book.guestsCount', { count: row.quantity }) });
  }
  if (row.code === 'addon') return t('price.addonCount', { label: row.label, count: row.quantity });
  if (row.code === 'code') return code === '' ? t('price.code') : t('code.applied', { code });
  return t(words[row.code]);
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

/** Lines, subtotal, code, total. Due now and cash are a separate table. */
export function quoteRows(quote: WireQuote, code = ''): PriceRow[] {
  const visibleRows = priceRows(priceOfWire(quote)).filter((row) => row.code !== 'now' && row.code !== 'cash');
  return visibleRows.map((row, index) => {
    const kind = kinds[row.code];
    const note = noteOf(row, quote);
    return {
      key: `${row.code}-${index}`,
      label: labelOf(row, code),
      amount: priceText(row.amount_cents),
      ...(kind !== undefined && { kind }),
      ...(note !== null && { note }),
    };
  });
}

function noteOf(row: PricePart, { min_pax, discount_note }: WireQuote): string | null {
  if (row.code === 'surcharge') return t('price.surchargeNote', { count: row.quantity, minimum: min_pax });
  return row.code === 'code' ? discount_note : null;
}

/** For the head of the widget; null before the first price. */
export function headTotal(quote: WireQuote | null) {
  if (quote === null) return null;
  const beforeCents = quote.coupon_discount === 0 ? null : wireCents(quote.total_price);
  return { cents: guestTotalCents(priceOfWire(quote)), beforeCents };
}

export function totalText(quote: WireQuote): string {
  return priceText(guestTotalCents(priceOfWire(quote)));
}

// Cash as text: the amount in local currency and its rate (docs/domain/pricing.md#cash-on-the-day).

/** Without a rate only the amount in the currency of prices is known. */
interface Cash {
  readonly usd: number;
  readonly amount: number | null;
  readonly currency: string;
  readonly rate: number | null;
}

export function quotedCash(quote: WireQuote): Cash {
  return {
    usd: quote.balance_due_to_host,
    amount: quote.balance_due_local,
    currency: quote.local_currency,
    rate: quote.currency_rate,
  };
}

export function cashText({ usd, amount, currency }: Omit<Cash, 'rate'> & Partial<Pick<Cash, 'rate'>>): string {
  return amount === null ? priceText(wireCents(usd)) : moneyText(unitsToMinor(amount, currency), currencyOf(currency));
}

/**
 * `US$32.00 at US$1 = ₫26,345 (Sat 21 Nov 2026)`; null without a rate or amount. `fixed`: the rate's time, and its
 * date's zone (docs/domain/bookings.md#dates-and-times).
 */
export function cashRateText(
  { usd, amount, currency, rate }: Cash,
  fixed: { readonly at: string | null; readonly zone: string } | null = null,
): string | null {
  if (rate === null || amount === null || amount === 0) return null;
  const text = t('price.cashRate', {
    amount: priceText(wireCents(usd)),
    unit: priceUnitText(),
    rate: rateText(rate, currencyOf(currency)),
  });
  if (fixed === null || fixed.at === null) return text;
  return t('price.cashRateOf', { text, date: dateOf(fixed.at, fixed.zone) });
}
