// The service fee of a listing: the usual one, or the own one of its city, of its category or of both (ADR 009).

/** A fee that differs from the usual one: in a city, for a category, or for a category in a city. */
export interface OwnFee {
  readonly city_id: number | null;
  readonly category_id: number | null;
  /** A fraction: 0.06 is 6 %. */
  readonly rate: number;
}

/** All fees of the marketplace. */
export interface ServiceFees {
  /** Where nothing else is set; a fraction. */
  readonly usual: number;
  readonly own: ReadonlyMap<string, number>;
  /** Two listings of one city may have different fees: a category has one of its own. */
  readonly isByCategory: boolean;
}

/** Where a listing stands; null where a draft does not say yet. */
export type FeePlace = Readonly<Record<'city_id' | 'category_id', number | null>>;

const keyOf = ({ city_id, category_id }: FeePlace): string => `${city_id ?? ''} ${category_id ?? ''}`;

/** The fees as prices read them. */
export function serviceFees(usual: number, own: readonly OwnFee[] = []): ServiceFees {
  const isByCategory = own.some((one) => one.category_id !== null);
  return { usual, own: new Map(own.map((one) => [keyOf(one), one.rate])), isByCategory };
}

/**
 * The fee of a listing, as a fraction: of its category in its city, else of its city, else of its category, else the usual one
 * (docs/domain/pricing.md#service-fee).
 */
export function feeRateOf({ usual, own }: ServiceFees, { city_id, category_id }: FeePlace): number {
  // Most marketplaces have one fee, and a list asks for every card.
  if (own.size === 0) return usual;
  return (
    own.get(keyOf({ city_id, category_id })) ??
    own.get(keyOf({ city_id, category_id: null })) ??
    own.get(keyOf({ city_id: null, category_id })) ??
    usual
  );
}
