// The content of a listing, in the parts in which the editor asks for it (docs/domain/listings.md#editor).
import {
  emptyValue,
  fieldOf,
  propertyRows,
  type listingProperties,
  type PartProperties,
  type PropertyName,
  type PropertyRow,
  type PropertyValue,
} from './properties.ts';

/** The parts in order: one screen each. */
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

export type ListingPart = (typeof listingParts)[number];

/** A host's add-on. `key` identifies it permanently, so that a new text keeps the same add-on. */
export interface ListingAddon {
  readonly key: string;
  readonly kind: 'translator' | 'vehicle' | 'other';
  readonly title: string;
  readonly description: string;
  /** In the currency of prices, for one unit. */
  readonly unit_price: number;
  readonly persons_per_unit: number;
}

/** A part of the content: its properties from the table, and its structures. */
type Part<Name extends ListingPart, Structures = unknown> = Readonly<Frozen<PartProperties<Name>> & Structures>;
type Frozen<Values> = { [Field in keyof Values]: Readonly<Values[Field]> };

/**
 * A host's content so far. A missing part was not asked yet; a part may be incomplete, so that no input is lost.
 * Amounts in whole units, as on the wire.
 */
export interface ListingContent {
  readonly kind?: Part<'kind', { category_id: number | null }>;
  readonly story?: Part<'story', { steps: readonly { readonly title: string; readonly text: string }[] }>;
  readonly place?: Part<'place', { city_id: number | null; latitude: number | null; longitude: number | null }>;
  readonly duration?: Part<'duration'>;
  readonly price?: {
    readonly price: number | null;
    /** Per guest missing to the minimum; null: as much as the price. */
    readonly surcharge: number | null;
    readonly group_tiers: readonly { readonly from_pax: number; readonly percent: number }[];
    /** The share of the price paid online, as a fraction; absent: the usual one. */
    readonly deposit_rate?: number;
  };
  readonly party?: Part<'party'>;
  readonly days?: {
    /** 1 is Monday. */
    readonly weekdays: readonly number[];
    /** 'HH:mm', the city's wall time. */
    readonly times: readonly string[];
    readonly capacity: number | null;
  };
  readonly photos?: readonly { readonly id: string; readonly alt: string }[];
  readonly details?: Part<'details'>;
  readonly languages?: Part<'languages'>;
  readonly terms?: Part<'terms'>;
  readonly extras?: {
    readonly transport: 'none' | 'free' | 'addon';
    readonly pickup: { readonly text: string; readonly radius_km: number | null } | null;
    readonly addons: readonly ListingAddon[];
  };
}

/** Content seen as properties only: a listing's own, or a patch. */
type Parts = { readonly [Name in ListingPart]?: unknown };

/** The value of a property; undefined before it was asked. */
export function valueIn(content: Parts, property: readonly [string, PropertyRow]): unknown {
  const part = content[property[1].part as ListingPart] as Readonly<Record<string, unknown>> | undefined;
  return part?.[fieldOf(property)];
}

/** Every property by its column, empty where unanswered. */
export function columnValues(content: Parts): {
  [Name in PropertyName]: PropertyValue<(typeof listingProperties)[Name]>;
} {
  const values = propertyRows.map((property) => {
    const value = valueIn(content, property) ?? emptyValue(property[1]);
    return [property[0], typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(values) as never;
}
