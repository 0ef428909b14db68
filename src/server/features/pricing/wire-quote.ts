// A price on the wire (docs/reference/api.md#entities, docs/domain/pricing.md#money-and-rounding).
import { onlineMinimum } from '#src/domain/money/own-currency.ts';
import type { CouponRefusal } from '#src/domain/pricing/coupon.ts';
import { currencyOf, minorToUnits } from '#src/domain/money/currencies.ts';
import type { DiscountNote } from '#src/domain/pricing/quote.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { errorText } from '#src/contract/errors.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';

export type WireQuote = CallOutput<'booking/calculate'>;

/** A refused code has its reason and no effect (docs/reference/api.md#errors). */
export function toWireQuote(quote: BookingQuote, refusal: CouponRefusal | null = null): WireQuote {
  const local = quote.balance_due_local_minor;
  return {
    balance_due_to_host: fromMinor(quote.balance_due_to_host_cents),
    booking_deposit_due: fromMinor(quote.booking_deposit_due_cents),
    coupon_discount: fromMinor(quote.coupon_discount_cents),
    currency_rate: quote.currency_rate,
    currency_symbol: currencyOf(quote.local_currency).symbol,
    discount_error: refusal === null ? null : errorText(refusal.code),
    discount_note: refusal === null ? discountWords(quote.discount_note) : reasonWords(refusal.reason),
    group_discount: fromMinor(quote.group_discount_cents),
    has_pickup_service: quote.has_pickup_service,
    service_fee: fromMinor(quote.service_fee_cents),
    service_fee_rate: quote.service_fee_rate,
    surcharge: fromMinor(quote.surcharge_cents),
    total_booking_fee: fromMinor(quote.total_booking_fee_cents),
    total_price: fromMinor(quote.total_price_cents),
    experience_total: fromMinor(quote.experience_total_cents),
    deposit: fromMinor(quote.deposit_cents),
    lines: quote.lines.map(({ code, label, unit_cents, quantity, amount_cents }) => ({
      code,
      label: code === 'addon' ? label : t(`line.${code}`),
      unit: unit_cents === null ? null : fromMinor(unit_cents),
      quantity,
      amount: fromMinor(amount_cents),
    })),
    balance_due_local: local === null ? null : minorToUnits(local, quote.local_currency),
    local_currency: quote.local_currency,
    rate_locked_at: quote.rate_locked_at,
    min_pax: quote.min_pax,
  };
}

const reported = ['malformed', 'not-yet', 'minimum', 'city', 'listing', 'not-first-booking'] as const;

/** Null where the refusal's text is enough (docs/domain/pricing.md#discount-codes). */
function reasonWords(reason: CouponRefusal['reason']): string | null {
  const reportedReason = reported.find((one) => one === reason);
  return reportedReason === undefined ? null : t(`coupon.${reportedReason}`);
}

/** A code that discounts less than promised (docs/domain/pricing.md#discount-codes). */
function discountWords(note: DiscountNote | null): string | null {
  if (note === null) return null;
  const { reason, applied_cents, asked_cents } = note;
  return t(`coupon.${reason}`, {
    applied: priceText(applied_cents),
    asked: priceText(asked_cents),
    minimum: priceText(onlineMinimum()),
  });
}
