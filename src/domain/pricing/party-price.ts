import { experienceOf } from './experience-total.ts';
import { type Cents, roundHalfUp } from '#src/domain/money/money.ts';
import { onlineSplit } from './online-split.ts';
import type { PriceTerms } from './quote-input.ts';

/** A party's price in minor units of the marketplace's currency: total, per guest, and the surcharge in it. */
export interface PartyPrice {
  readonly total_cents: Cents;
  readonly per_person_cents: Cents;
  readonly surcharge_cents: Cents;
}

/**
 * The price for `pax` guests: with fee and surcharge, without add-ons and code
 * (docs/domain/pricing.md#all-in-price).
 */
export function partyPrice(terms: PriceTerms, pax: number): PartyPrice {
  const { total_cents: experience, surcharge_cents } = experienceOf({ ...terms, pax, addons: [] });
  const total = experience + onlineSplit(experience, terms).service_fee_cents;
  return { total_cents: total, per_person_cents: roundHalfUp(total, pax), surcharge_cents };
}
