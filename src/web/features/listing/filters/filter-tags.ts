// The tags of the filters in use: what they are, and what is left when one is removed (docs/search.md#filters). Pure.
import { defaultListing } from '#src/contract/listing-filters.ts';
import type { Attribute, ListingFilters, ListingQuery, TimeBand } from '#src/contract/listing-filters.ts';

/** A filter in use. Of categories, times and attributes each value has a tag of its own (docs/search.md#filters). */
export type ListingTag =
  | { readonly kind: 'categories'; readonly value: number }
  | { readonly kind: 'times'; readonly value: TimeBand }
  | { readonly kind: 'attributes'; readonly value: Attribute }
  | { readonly kind: 'dates' | 'price' | 'duration' | 'free_pickup' | 'pickup_service' | 'ba_host' };

/** A name for a tag that no other tag of the same list has. */
export function tagKey(tag: ListingTag): string {
  return 'value' in tag ? `${tag.kind}-${tag.value}` : tag.kind;
}

const plain = defaultListing('city');

function differs(query: ListingFilters, range: 'price' | 'duration'): boolean {
  return query[range].some((end, index) => end !== plain[range][index]);
}

/** The tags of a listing, in the order of the filter bar. A filter that equals its default has none (docs/search.md#filters). */
export function tagsOf(query: ListingFilters): readonly ListingTag[] {
  return [
    ...(query.dates === null ? [] : [{ kind: 'dates' } as const]),
    ...query.categories.map((value) => ({ kind: 'categories', value }) as const),
    ...(['price', 'duration'] as const).filter((range) => differs(query, range)).map((kind) => ({ kind })),
    ...query.times.map((value) => ({ kind: 'times', value }) as const),
    ...(['free_pickup', 'pickup_service'] as const).filter((flag) => query[flag]).map((kind) => ({ kind })),
    ...query.attributes.map((value) => ({ kind: 'attributes', value }) as const),
    ...(query.ba_host ? [{ kind: 'ba_host' } as const] : []),
  ];
}

/** The listing without a tag: one value less, or the filter at its default; on its first page again (docs/search.md#filters). */
export function withoutTag(query: ListingQuery, tag: ListingTag): ListingQuery {
  const first = { ...query, page: 1 };
  switch (tag.kind) {
    case 'categories':
      return { ...first, categories: query.categories.filter((value) => value !== tag.value) };
    case 'times':
      return { ...first, times: query.times.filter((value) => value !== tag.value) };
    case 'attributes':
      return { ...first, attributes: query.attributes.filter((value) => value !== tag.value) };
    default:
      return { ...first, [tag.kind]: plain[tag.kind] };
  }
}
