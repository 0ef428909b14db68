import { experienceOf } from './experience-total.ts';
import { type Cents, roundHalfUp } from '#src/domain/money/money.ts';
import { onlineSplit } from './online-split.ts';
import type { PriceTerms } from './quote-input.ts';

/** What a party pays, in US cents: all of it, for each guest, and how much of it is the surcharge. */
export interface PartyPrice {
  readonly total_cents: Cents;
  readonly per_person_cents: Cents;
  readonly surcharge_cents: Cents;
}

/**
 * The price for so many guests: fee and surcharge included, without add-ons and code
 * (docs/domain/pricing.md#the-price-that-is-seen-first).
 */
export function partyPrice(terms: PriceTerms, pax: number): PartyPrice {
  const { total_cents: experience, surcharge_cents } = experienceOf({ ...terms, pax, addons: [] });
  const total = experience + onlineSplit(experience, terms).service_fee_cents;
  return { total_cents: total, per_person_cents: roundHalfUp(total, pax), surcharge_cents };
}
