// The number of guests at which a listing is too cheap for the smallest card payment.
import { experienceOf } from '#src/domain/pricing/experience-total.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';

/**
 * Null when every party can pay online (docs/domain/pricing.md#the-smallest-card-payment). Between the points where a tier
 * or the surcharge begins or ends the total grows or falls evenly, so that these points suffice.
 */
export function cheapestPax(terms: PriceTerms & { readonly max_pax: number }): number | null {
  const turns = terms.group_tiers.flatMap(({ from_pax }) => [from_pax - 1, from_pax]);
  const parties = [1, terms.min_pax, ...turns].filter((pax) => pax >= 1 && pax <= terms.max_pax);
  const found = parties.find((pax) => {
    const { total_cents } = experienceOf({ ...terms, addons: [], pax });
    return total_cents === 0 || !carriesMinimum(total_cents, terms);
  });
  return found ?? null;
}
