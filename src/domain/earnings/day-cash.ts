// The cash due from several bookings, summed by currency.
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** Cash of one booking; in the marketplace's currency where the city has no currency for it. */
export interface CashOfBooking {
  readonly balance_cents: number;
  readonly balance_local_minor: number | null;
  readonly local_currency: string;
}

/** In minor units. */
export interface CashSum {
  readonly code: string;
  readonly minor: number;
}

/** The sums in the order of first appearance, without currencies of which nothing is due. */
export function cashSums(bookings: readonly CashOfBooking[]): CashSum[] {
  const sums = new Map<string, number>();
  for (const { balance_cents: cents, balance_local_minor: minor, local_currency: currency } of bookings) {
    const code = minor === null ? priceCurrency().code : currency;
    sums.set(code, (sums.get(code) ?? 0) + (minor ?? cents));
  }
  return [...sums].filter(([, minor]) => minor > 0).map(([code, minor]) => ({ code, minor }));
}
