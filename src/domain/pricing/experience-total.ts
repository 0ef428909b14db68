import { wholeMinor, type Cents, fractionOf, percentOf, roundHalfUp } from '#src/domain/money/money.ts';
import type { GroupTier, QuoteInput, PriceTerms } from './quote-input.ts';
import { onlineSplit } from './online-split.ts';

/** The parts of an experience's price without the service fee; all in minor units, never negative. */
export interface ExperienceTotal {
  readonly base_cents: Cents;
  readonly addons_cents: Cents;
  readonly surcharge_cents: Cents;
  /** Guests missing to the minimum; each costs the surcharge. */
  readonly missing_pax: number;
  readonly group_discount_cents: Cents;
  readonly total_cents: Cents;
}

type Parts = Pick<QuoteInput, 'price_cents' | 'pax' | 'min_pax' | 'surcharge_cents' | 'group_tiers' | 'addons'>;

/** price × pax + add-ons + surcharge − group discount (docs/domain/pricing.md#price-components). */
export function experienceOf(input: Parts): ExperienceTotal {
  const base = notNegative(input.price_cents) * count(input.pax);
  const addons = input.addons.reduce((sum, addon) => sum + notNegative(addon.unit_price_cents) * count(addon.count), 0);
  const missing = Math.max(0, count(input.min_pax) - input.pax);
  const surcharge = notNegative(input.surcharge_cents ?? input.price_cents) * missing;
  const tier = tierFor(input.group_tiers, input.pax);
  const discount = tier === null ? 0 : percentOf(base, tier.percent);
  if (discount < 0 || discount > base) throw new RangeError('A group tier must be between 0 and 100 percent');
  return {
    base_cents: base,
    addons_cents: addons,
    surcharge_cents: surcharge,
    missing_pax: missing,
    group_discount_cents: discount,
    total_cents: wholeMinor(base + addons + surcharge - discount),
  };
}

/** The tier with the largest `from_pax` that the party reaches (docs/domain/pricing.md#price-components), or null. */
function tierFor(tiers: readonly GroupTier[], pax: number): GroupTier | null {
  return tiers.reduce<GroupTier | null>((best, tier) => {
    const isReached = tier.from_pax <= pax && fractionOf(tier.percent).numerator > 0n;
    return isReached && (best === null || tier.from_pax > best.from_pax) ? tier : best;
  }, null);
}

function notNegative(amount: Cents): Cents {
  if (wholeMinor(amount) < 0) throw new RangeError(`A price below 0: ${amount}`);
  return amount;
}

function count(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a count: ${value}`);
  return value;
}

/**
 * The terms of a host's offer: its price per guest, without surcharge and group tiers (docs/domain/messages.md#offers,
 * ADR 010). The shares paid online stay the listing's.
 */
export function offeredTerms(own: PriceTerms, priceCents: Cents): PriceTerms {
  return { ...own, price_cents: priceCents, min_pax: 1, surcharge_cents: 0, group_tiers: [] };
}

/** The cheaper terms for a party; `own` if equal (a protected price never makes it more expensive). */
export function lowerTerms(own: PriceTerms, other: PriceTerms, pax: number): PriceTerms {
  const costOf = (terms: PriceTerms) => experienceOf({ ...terms, pax, addons: [] }).total_cents;
  return costOf(other) < costOf(own) ? other : own;
}

/**
 * The price seen first, in minor units per guest: total_price / pax at pax = min_pax, with fee, without add-ons and
 * code (docs/domain/pricing.md#all-in-price). "from US$21.20 per person, 2 guests or more".
 */
export function perPersonFromCents(terms: PriceTerms): Cents {
  return perPersonCents(terms, Math.max(1, terms.min_pax));
}

/** The same for a known party size, with the surcharge of a small party and the discount of a group. */
export function perPersonCents(terms: PriceTerms, pax: number): Cents {
  const experience = experienceOf({ ...terms, pax, addons: [] });
  const { service_fee_cents } = onlineSplit(experience.total_cents, terms);
  return roundHalfUp(experience.total_cents + service_fee_cents, pax);
}

/** What a party pays online, in minor units: deposit and service fee, without add-ons and code. */
export function payNowCents(terms: PriceTerms, pax: number): Cents {
  return onlineSplit(experienceOf({ ...terms, pax, addons: [] }).total_cents, terms).total_booking_fee_cents;
}
