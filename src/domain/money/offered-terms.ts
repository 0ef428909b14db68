import type { Cents } from './cents.ts';
import { experienceOf } from './experience-total.ts';
import type { PriceTerms } from './quote-input.ts';

/**
 * The terms of a host's offer: its price for one guest, with neither surcharge nor group tiers (product 7, ADR 033). The
 * shares that are paid online stay the listing's.
 */
export function offeredTerms(own: PriceTerms, priceCents: Cents): PriceTerms {
  return { ...own, price_cents: priceCents, min_pax: 1, surcharge_cents: 0, group_tiers: [] };
}

/** Whichever terms cost a party less; `own` when both cost the same (product 6: a protected price never makes dearer). */
export function lowerTerms(own: PriceTerms, other: PriceTerms, pax: number): PriceTerms {
  const costOf = (terms: PriceTerms) => experienceOf({ ...terms, pax, addons: [] }).total_cents;
  return costOf(other) < costOf(own) ? other : own;
}
