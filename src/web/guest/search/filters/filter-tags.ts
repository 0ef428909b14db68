// Tags of active filters, and the query without one (docs/domain/search.md#filters). Pure.
import { type FilterTable, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import {
  defaultListing,
  type FilterValues,
  type ListingFilters,
  type ListingQuery,
} from '#src/contract/listing/listing-filters.ts';
import { writeFilters } from '#src/contract/listing/listing-query.ts';

export type FilterName = keyof typeof listingFilters;

type ManyName = 'categories' | 'times' | 'attributes' | 'languages' | 'access' | 'diets';

/** Filters of several values have one tag per value (docs/domain/search.md#filters). */
export type ListingTag =
  | { [Name in ManyName]: { readonly kind: Name; readonly value: ListingFilters[Name][number] } }[ManyName]
  | { readonly kind: Exclude<FilterName, ManyName> };

export function tagKey(tag: ListingTag): string {
  return 'value' in tag ? `${tag.kind}-${tag.value}` : tag.kind;
}

/** In the order of the filter bar; a default has no tag. */
export function tagsIn<Table extends FilterTable>(values: FilterValues<Table>, table: Table): readonly object[] {
  const written = writeFilters(values, table);
  const names = Object.keys(table).toSorted((a, b) => Number(b === 'dates') - Number(a === 'dates'));
  return names.flatMap((kind) => {
    const how = table[kind]?.kind;
    if (how === 'ids' || how === 'choices')
      return (values[kind] as readonly unknown[]).map((value) => ({ kind, value }));
    return written[kind] === undefined ? [] : [{ kind }];
  });
}

export function tagsOf(query: ListingFilters): readonly ListingTag[] {
  return tagsIn(query, listingFilters) as readonly ListingTag[];
}

const plain = defaultListing('city');

/** One value less, or the filter's default; back on page 1 (docs/domain/search.md#filters). */
export function withoutTag(query: ListingQuery, tag: ListingTag): ListingQuery {
  const left =
    'value' in tag ? (query[tag.kind] as readonly unknown[]).filter((value) => value !== tag.value) : plain[tag.kind];
  return { ...query, page: 1, [tag.kind]: left };
}
