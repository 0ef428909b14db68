// What the party of the address pays, before any choice has a price of its own.
import { wireCents } from '#src/domain/money/money.ts';
import { type PartyPrice, partyPrice } from '#src/domain/money/party-price.ts';
import { readTrip } from '#src/contract/listing/trip.ts';
import type { BookingCourse } from './booking-course.ts';

/** What the price of a party depends on. */
export type PricedCourse = Pick<
  BookingCourse,
  | 'price'
  | 'price_from'
  | 'price_from_pax'
  | 'min_pax'
  | 'max_pax'
  | 'surcharge_per_missing_guest'
  | 'group_tiers'
  | 'service_fee_rate'
>;

/** A party and its price in minor units. */
interface Party extends PartyPrice {
  readonly pax: number;
}

/**
 * The party that an address names, with the price that the card showed (docs/domain/pricing.md#the-price-that-is-seen-first);
 * null where nobody has said how many come, and for more than the course takes.
 * @param minPax the chosen departure's minimum, once there is one
 */
export function partyIn(search: string, course: PricedCourse, minPax: number | null = null): Party | null {
  const { pax } = readTrip(search);
  if (pax === null || pax > course.max_pax) return null;
  const terms = {
    price_cents: wireCents(course.price),
    min_pax: minPax ?? course.min_pax,
    surcharge_cents: wireCents(course.surcharge_per_missing_guest),
    group_tiers: course.group_tiers,
    service_fee_rate: course.service_fee_rate,
    // How the price is split changes nothing of it.
    deposit_rate: 0,
  };
  return { pax, ...partyPrice(terms, pax) };
}
