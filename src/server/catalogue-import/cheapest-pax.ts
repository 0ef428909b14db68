// The number of guests at which a listing is too cheap for the smallest card payment.
import { usdToCents } from '#src/domain/money/money.ts';
import { experienceOf } from '#src/domain/money/experience-total.ts';
import { carriesMinimum } from '#src/domain/money/online-split.ts';
import type { ListingEntry } from './entries.ts';

type Priced = Pick<ListingEntry, 'price' | 'surcharge' | 'deposit_percent' | 'min_pax' | 'max_pax' | 'group_tiers'>;

/** A percentage as the fraction that is stored, with four decimals. */
export function depositRate(percent: number): number {
  return Math.round(percent * 100) / 10_000;
}

/**
 * Null when every party can pay online (docs/domain/pricing.md#the-smallest-card-payment). Between the points where a tier
 * or the surcharge begins or ends the total grows or falls evenly, so that these points suffice.
 */
export function cheapestPax(listing: Priced, serviceFeeRate: number): number | null {
  const turns = listing.group_tiers.flatMap(({ from_pax }) => [from_pax - 1, from_pax]);
  const parties = [1, listing.min_pax, ...turns].filter((pax) => pax >= 1 && pax <= listing.max_pax);
  const rates = { service_fee_rate: serviceFeeRate, deposit_rate: depositRate(listing.deposit_percent) };
  const found = parties.find((pax) => {
    const { total_cents } = experienceOf({
      price_cents: usdToCents(listing.price),
      surcharge_cents: listing.surcharge === null ? null : usdToCents(listing.surcharge),
      min_pax: listing.min_pax,
      group_tiers: listing.group_tiers,
      addons: [],
      pax,
    });
    return total_cents === 0 || !carriesMinimum(total_cents, rates);
  });
  return found ?? null;
}
