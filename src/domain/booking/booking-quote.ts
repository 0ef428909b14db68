// The price of a booking, as decided, stored and read (docs/domain/pricing.md#the-stored-price, ADR 009).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Quote } from '#src/domain/pricing/quote.ts';

/** Minor units of `currency` or `local_currency`. */
export interface BookingQuote extends Quote {
  readonly currency: string;
  readonly has_pickup_service: boolean;
  /** Publication of the local rate, ISO 8601; null without one. */
  readonly rate_locked_at: string | null;
}

/** Adds pickup and the rate's age to a price. */
export function bookingQuote(
  quote: Quote,
  { hasPickup, rateAt }: { readonly hasPickup: boolean; readonly rateAt: Date | null },
): BookingQuote {
  const rate_locked_at = quote.balance_due_local_minor === null ? null : (rateAt?.toISOString() ?? null);
  return { ...quote, currency: priceCurrency().code, has_pickup_service: hasPickup, rate_locked_at };
}
