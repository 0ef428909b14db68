// The party for which a listing is below the smallest card payment.
import { cheapestPax as cheapestOf } from '#src/domain/listing/missing.ts';
import { toMinor } from '#src/domain/money/money.ts';
import type { ListingEntry } from './entries.ts';

type Priced = Pick<ListingEntry, 'price' | 'surcharge' | 'deposit_percent' | 'min_pax' | 'max_pax' | 'group_tiers'>;

/** As a fraction with four decimals. */
export function depositRate(percent: number): number {
  return Math.round(percent * 100) / 10_000;
}

/** Null when every party can pay online (docs/domain/pricing.md#minimum-card-payment). */
export function cheapestPax(listing: Priced, serviceFeeRate: number): number | null {
  return cheapestOf({
    price_cents: toMinor(listing.price),
    surcharge_cents: listing.surcharge === null ? null : toMinor(listing.surcharge),
    min_pax: listing.min_pax,
    max_pax: listing.max_pax,
    group_tiers: listing.group_tiers,
    service_fee_rate: serviceFeeRate,
    deposit_rate: depositRate(listing.deposit_percent),
  });
}
