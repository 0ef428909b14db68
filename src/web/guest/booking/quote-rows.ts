// The rows of a price in the words of the screen: the same in widget, checkout and voucher (docs/domain/pricing.md#rows).
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

/** Lines, subtotal and code where there is one, total. Pay now and cash stand apart, in a table of their own. */
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

/** What the guest pays in all, the code taken off: `US$62.84`. */
export function totalText(quote: WireQuote): string {
  return priceText(guestTotalCents(priceOfWire(quote)));
}

// The cash for the host in words: the amount in notes of the country, and the rate behind it
// (docs/domain/pricing.md#cash-on-the-day).

/** Cash as a booking states it. Without a rate only the amount in the currency of prices is known. */
interface Cash {
  /** In the currency of prices. */
  readonly usd: number;
  /** In whole units of `currency`. */
  readonly amount: number | null;
  readonly currency: string;
  readonly rate: number | null;
}

/** The cash of a price that is not booked yet. */
export function quotedCash(quote: WireQuote): Cash {
  return {
    usd: quote.balance_due_to_host,
    amount: quote.balance_due_local,
    currency: quote.local_currency,
    rate: quote.currency_rate,
  };
}

/** The amount to bring: `₫844,000`, or the amount in the currency of prices where no rate is at hand. */
export function cashText({ usd, amount, currency }: Omit<Cash, 'rate'> & Partial<Pick<Cash, 'rate'>>): string {
  return amount === null ? priceText(wireCents(usd)) : moneyText(unitsToMinor(amount, currency), currencyOf(currency));
}

/**
 * `US$32.00 at US$1 = ₫26,345 (Sat 21 Nov 2026)`; null without a rate, or with nothing to pay.
 * @param fixed when the rate was fixed, ISO 8601, and the zone of the place, whose day it is (docs/domain/bookings.md#days); without it no
 * date is named
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
