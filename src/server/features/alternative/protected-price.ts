// The price that a guest paid for an experience which its host then cancelled: nobody pays more for something like it.
import type { DetailRow } from '../booking/index.ts';

type Booked = Pick<DetailRow, 'quote' | 'pax'>;

/** US cents for one guest, without add-ons and fee: what the offers protect (product 6). */
export function protectedCents({ quote, pax }: Booked): number {
  const own = quote.lines.filter((line) => line.code !== 'addon' && line.code !== 'service_fee');
  const cents = own.reduce((sum, line) => sum + Math.round(line.amount * 100), 0);
  return Math.floor(cents / pax);
}
