// The service fee of a listing: the usual one, or its city's, its category's or that of both (ADR 009).
import { shareOf } from '#src/domain/money/money.ts';

/** A fee other than the usual one: of a city, of a category, or of a category in a city. */
export interface OwnFee {
  readonly city_id: number | null;
  readonly category_id: number | null;
  /** A fraction: 0.06 is 6%. */
  readonly rate: number;
}

export interface ServiceFees {
  /** Applies where no other fee is set; a fraction. */
  readonly usual: number;
  readonly own: ReadonlyMap<string, number>;
  /** Whether listings of one city may have different fees, because a category has its own. */
  readonly isByCategory: boolean;
}

/** A listing's city and category; null where a draft has none yet. */
export type FeePlace = Readonly<Record<'city_id' | 'category_id', number | null>>;

const keyOf = ({ city_id, category_id }: FeePlace): string => `${city_id ?? ''} ${category_id ?? ''}`;

export function serviceFees(usual: number, own: readonly OwnFee[] = []): ServiceFees {
  const isByCategory = own.some((one) => one.category_id !== null);
  return { usual, own: new Map(own.map((one) => [keyOf(one), one.rate])), isByCategory };
}

/**
 * A listing's fee as a fraction: of its category in its city, else of its city, else of its category, else the usual
 * one (docs/domain/pricing.md#service-fee).
 */
export function feeRateOf({ usual, own }: ServiceFees, { city_id, category_id }: FeePlace): number {
  // Most marketplaces have one fee, and lists call this for every card.
  if (own.size === 0) return usual;
  return (
    own.get(keyOf({ city_id, category_id })) ??
    own.get(keyOf({ city_id, category_id: null })) ??
    own.get(keyOf({ city_id: null, category_id })) ??
    usual
  );
}

/**
 * The least listing price whose price with the fee is at least `shown`; both in minor units. The greatest one of at most
 * `shown` is one less than that of `shown + 1`.
 */
export function leastPriceShown(shown: number, rate: number): number {
  let price = Math.max(0, Math.floor(shown / (1 + rate)) - 2);
  while (price + shareOf(price, rate) < shown) price += 1;
  return price;
}
