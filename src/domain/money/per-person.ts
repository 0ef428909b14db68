import type { Cents } from './cents.ts';
import { experienceOf } from './experience-total.ts';
import { onlineSplit } from './online-split.ts';
import type { PriceTerms } from './quote-input.ts';
import { roundHalfUp } from './rounding.ts';

/**
 * The price seen first, in US cents for one guest: total_price / pax at pax = min_pax, fee included, no add-ons and no
 * code (product 2). "from US$21.20 per person, 2 guests or more".
 */
export function perPersonFromCents(terms: PriceTerms): Cents {
  const pax = Math.max(1, terms.min_pax);
  const experience = experienceOf({ ...terms, pax, addons: [] });
  const { service_fee_cents } = onlineSplit(experience.total_cents, terms);
  return roundHalfUp(experience.total_cents + service_fee_cents, pax);
}
