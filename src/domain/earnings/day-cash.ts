// The cash that several bookings bring, by currency: sums of different currencies are never added up.
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** What a booking brings; an amount of the marketplace's currency where the place has no currency of its own for it. */
export interface CashOfBooking {
  readonly balance_cents: number;
  readonly balance_local_minor: number | null;
  readonly local_currency: string;
}

/** One amount in minor units. */
export interface CashSum {
  readonly code: string;
  readonly minor: number;
}

/** The sums in the order in which their currencies first come; currencies of which nothing is due are left out. */
export function cashSums(bookings: readonly CashOfBooking[]): CashSum[] {
  const sums = new Map<string, number>();
  for (const { balance_cents: cents, balance_local_minor: minor, local_currency: currency } of bookings) {
    const code = minor === null ? priceCurrency().code : currency;
    sums.set(code, (sums.get(code) ?? 0) + (minor ?? cents));
  }
  return [...sums].filter(([, minor]) => minor > 0).map(([code, minor]) => ({ code, minor }));
}
