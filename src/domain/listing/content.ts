// What a listing is made of, in the parts in which its host is asked for it (docs/listings.md#one-thing-at-a-time).

/** The parts in their order: each is one question on a screen of its own. */
export const listingParts = [
  'kind',
  'story',
  'place',
  'duration',
  'price',
  'party',
  'days',
  'photos',
  'details',
  'languages',
  'terms',
  'extras',
] as const;

/** One question of the editor. */
export type ListingPart = (typeof listingParts)[number];

/** An add-on as its host describes it. `key` names it for good, so that a change of its words stays the same add-on. */
export interface ListingAddon {
  readonly key: string;
  readonly kind: 'translator' | 'vehicle' | 'other';
  readonly title: string;
  readonly description: string;
  /** In the currency of prices, for one unit. */
  readonly unit_price: number;
  readonly persons_per_unit: number;
}

/**
 * What a host has written so far. A part that is missing has not been asked yet; a part that is there may still be incomplete, so
 * that nothing typed is lost. Amounts are in whole units, as on the wire.
 */
export interface ListingContent {
  readonly kind?: { readonly category_id: number | null; readonly title: string };
  readonly story?: {
    readonly summary: string;
    readonly description: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly place?: {
    readonly city_id: number | null;
    readonly text: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  readonly duration?: { readonly minutes: number | null };
  readonly price?: {
    readonly price: number | null;
    /** For each guest missing to the minimum; null: as much as the price. */
    readonly surcharge: number | null;
    readonly group_tiers: readonly { readonly from_pax: number; readonly percent: number }[];
    /** The share of the price that is paid online, as a fraction; absent: the usual one. */
    readonly deposit_rate?: number;
  };
  readonly party?: {
    readonly min_pax: number | null;
    readonly max_pax: number | null;
    readonly minimum_age: number | null;
  };
  readonly days?: {
    /** 1 is Monday. */
    readonly weekdays: readonly number[];
    /** 'HH:mm', wall times of the place. */
    readonly times: readonly string[];
    readonly capacity: number | null;
  };
  readonly photos?: readonly { readonly id: string; readonly alt: string }[];
  readonly details?: Readonly<
    Record<'included' | 'excluded' | 'bring' | 'requirements' | 'accessibility', readonly string[]>
  >;
  readonly languages?: { readonly languages: readonly string[]; readonly attributes: readonly string[] };
  readonly terms?: {
    readonly policy: 'flexible' | 'moderate' | 'strict' | 'final' | null;
    readonly confirmation: 'instant' | 'on_request' | null;
  };
  readonly extras?: {
    readonly transport: 'none' | 'free' | 'addon';
    readonly pickup: { readonly text: string; readonly radius_km: number | null } | null;
    readonly addons: readonly ListingAddon[];
  };
}
