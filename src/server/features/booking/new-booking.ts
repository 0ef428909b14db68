// What every new row of a booking is made with, whoever makes it: its names, its amounts, its departure.
import type { Departure } from '#src/domain/availability/departures.ts';
import { refFromBytes } from '#src/domain/booking/ref.ts';
import type { Quote } from '#src/domain/money/quote.ts';
import type { Services } from '#src/server/services.ts';
import type { NewBooking } from './booking-queries.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';

/** The ref that names a booking, and the hashes of the secrets that open it and pay it. */
export function identityOf(id: string, { gateways, keys }: Services) {
  return {
    ref: refFromBytes(gateways.dice.bytes(8)),
    accessHash: hashSecret(deriveSecret(keys, 'booking-access', id)),
    tokenHash: hashSecret(deriveSecret(keys, 'payment', id)),
  };
}

/** The amounts of a price as the table keeps them. */
export function amountsOf(quote: Quote): Pick<NewBooking, 'cents' | 'balanceLocalMinor' | 'localCurrency'> {
  return {
    cents: {
      total: quote.total_price_cents,
      due: quote.booking_deposit_due_cents,
      deposit: quote.deposit_cents,
      serviceFee: quote.service_fee_cents,
      discount: quote.coupon_discount_cents,
      balance: quote.balance_due_to_host_cents,
    },
    balanceLocalMinor: quote.balance_due_local_minor,
    localCurrency: quote.local_currency,
  };
}

/** What the departure's row is made with, and the capacity that today's rules give it. Instants in ms since 1970. */
export interface SlotTimes {
  startsAtMs: number;
  endsAtMs: number;
  capacity: number;
}

/** A departure's row as a claim makes it on first use. */
export function timesOf(row: { duration_minutes: number }, departure: Departure): SlotTimes {
  const { starts_at: startsAtMs, capacity } = departure;
  return { startsAtMs, endsAtMs: startsAtMs + row.duration_minutes * 60_000, capacity };
}
