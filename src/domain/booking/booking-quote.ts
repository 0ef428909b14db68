// The price of a booking, in the one form in which it is decided, stored and read (docs/domain/pricing.md#the-stored-price,
// ADR 009).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Quote } from '#src/domain/pricing/quote.ts';

/** A price with all that belongs to the booking it is of. Amounts are minor units: of `currency`, or of `local_currency`. */
export interface BookingQuote extends Quote {
  /** ISO 4217: what `_cents` are cents of. */
  readonly currency: string;
  readonly has_pickup_service: boolean;
  /** When the rate of the local amount was published, ISO 8601; null without one. */
  readonly rate_locked_at: string | null;
}

/** Adds to a price what the choice and the day add: whether the guest is picked up, and how old the rate is. */
export function bookingQuote(
  quote: Quote,
  { hasPickup, rateAt }: { readonly hasPickup: boolean; readonly rateAt: Date | null },
): BookingQuote {
  const rate_locked_at = quote.balance_due_local_minor === null ? null : (rateAt?.toISOString() ?? null);
  return { ...quote, currency: priceCurrency().code, has_pickup_service: hasPickup, rate_locked_at };
}
