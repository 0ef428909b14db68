import type { Cents, Decimal } from '#src/domain/money/money.ts';

/** From `from_pax` guests on, `percent` off price × pax (docs/domain/pricing.md#the-parts). */
export interface GroupTier {
  readonly from_pax: number;
  readonly percent: Decimal;
}

/** The figures of a listing that make its price (docs/domain/pricing.md#the-parts). */
export interface PriceTerms {
  /** For one guest. */
  readonly price_cents: Cents;
  /** The departure's own minimum where it has one, else the listing's. */
  readonly min_pax: number;
  /** For each guest missing to the minimum; null: as much as the price. */
  readonly surcharge_cents: Cents | null;
  readonly group_tiers: readonly GroupTier[];
  /** Fractions: 0.06 is 6 %. */
  readonly service_fee_rate: Decimal;
  readonly deposit_rate: Decimal;
}

/** An add-on that was chosen; those with count 0 are left out by the price function (docs/domain/pricing.md#the-parts). */
export interface ChosenAddon {
  readonly id: number;
  readonly kind: 'translator' | 'vehicle' | 'other';
  readonly label: string;
  readonly unit_price_cents: Cents;
  readonly count: number;
}

/**
 * A discount code that has been found good: what it takes off, before the rules of the card minimum
 * (docs/domain/pricing.md#discount-codes).
 */
export type AppliedCoupon =
  | { readonly code: string; readonly kind: 'fixed'; readonly amount_cents: Cents }
  | { readonly code: string; readonly kind: 'percent'; readonly percent: Decimal };

/** Everything that a price depends on. */
export interface QuoteInput extends PriceTerms {
  readonly pax: number;
  readonly addons: readonly ChosenAddon[];
  readonly coupon: AppliedCoupon | null;
  /** Currency of the cash on the day, and its rate for one unit of the marketplace's; null when there is none fresh enough. */
  readonly currency: string;
  readonly rate: Decimal | null;
}
