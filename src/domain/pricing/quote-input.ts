import type { Cents, Decimal } from '#src/domain/money/money.ts';

/** From `from_pax` guests on, `percent` off price × pax (docs/domain/pricing.md#price-components). */
export interface GroupTier {
  readonly from_pax: number;
  readonly percent: Decimal;
}

/** A listing's figures that make its price (docs/domain/pricing.md#price-components). */
export interface PriceTerms {
  /** Per guest. */
  readonly price_cents: Cents;
  /** The departure's own minimum, else the listing's. */
  readonly min_pax: number;
  /** Per guest missing to the minimum; null: as much as the price. */
  readonly surcharge_cents: Cents | null;
  readonly group_tiers: readonly GroupTier[];
  /** Fractions: 0.06 is 6%. */
  readonly service_fee_rate: Decimal;
  readonly deposit_rate: Decimal;
}

/** A chosen add-on; the price function drops those with count 0 (docs/domain/pricing.md#price-components). */
export interface ChosenAddon {
  readonly id: number;
  readonly kind: 'translator' | 'vehicle' | 'other';
  readonly label: string;
  readonly unit_price_cents: Cents;
  readonly count: number;
}

/** The discount of a valid code, before the rules of the card minimum (docs/domain/pricing.md#discount-codes). */
export type AppliedCoupon =
  | { readonly code: string; readonly kind: 'fixed'; readonly amount_cents: Cents }
  | { readonly code: string; readonly kind: 'percent'; readonly percent: Decimal };

export interface QuoteInput extends PriceTerms {
  readonly pax: number;
  readonly addons: readonly ChosenAddon[];
  readonly coupon: AppliedCoupon | null;
  /** Currency of the cash on the day, and its rate per unit of the marketplace's; null when none is fresh enough. */
  readonly currency: string;
  readonly rate: Decimal | null;
}
