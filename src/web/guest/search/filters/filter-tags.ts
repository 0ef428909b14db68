// Tags of the active filters, and the query without one of them (docs/domain/search.md#filters). Pure.
import { type FilterTable, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import {
  defaultListing,
  type Attribute,
  type FilterValues,
  type ListingFilters,
  type ListingQuery,
  type TimeBand,
} from '#src/contract/listing/listing-filters.ts';
import { writeFilters } from '#src/contract/listing/listing-query.ts';

/** A filter by its name in the address. */
export type FilterName = keyof typeof listingFilters;

/** A filter in use. Of categories, times and attributes each value has a tag of its own (docs/domain/search.md#filters). */
export type ListingTag =
  | { readonly kind: 'categories'; readonly value: number }
  | { readonly kind: 'times'; readonly value: TimeBand }
  | { readonly kind: 'attributes'; readonly value: Attribute }
  | { readonly kind: Exclude<FilterName, 'categories' | 'times' | 'attributes'> };

/** A name for a tag that no other tag of the same list has. */
export function tagKey(tag: ListingTag): string {
  return 'value' in tag ? `${tag.kind}-${tag.value}` : tag.kind;
}

/** The tags of a table's filters, in the order of the filter bar. A filter that equals its default has none. */
export function tagsIn<Table extends FilterTable>(values: FilterValues<Table>, table: Table): readonly object[] {
  const written = writeFilters(values, table);
  // Dates come first: most visitors know them, and the bar begins with them.
  const names = Object.keys(table).toSorted((a, b) => Number(b === 'dates') - Number(a === 'dates'));
  return names.flatMap((kind) => {
    const how = table[kind]?.kind;
    if (how === 'ids' || how === 'choices')
      return (values[kind] as readonly unknown[]).map((value) => ({ kind, value }));
    return written[kind] === undefined ? [] : [{ kind }];
  });
}

/** The tags of a listing (docs/domain/search.md#filters). */
export function tagsOf(query: ListingFilters): readonly ListingTag[] {
  return tagsIn(query, listingFilters) as readonly ListingTag[];
}

const plain = defaultListing('city');

/** The listing without a tag: one value less, or the filter at its default; on its first page again (docs/domain/search.md#filters). */
export function withoutTag(query: ListingQuery, tag: ListingTag): ListingQuery {
  const left =
    'value' in tag ? (query[tag.kind] as readonly unknown[]).filter((value) => value !== tag.value) : plain[tag.kind];
  return { ...query, page: 1, [tag.kind]: left };
}
