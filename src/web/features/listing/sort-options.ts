import { defaultSort } from '#src/contract/listing-filters.ts';
import type { ListingPage, ListingSort } from '#src/contract/listing-filters.ts';
import { t } from './t.ts';

const sortNames = {
  recomended: 'sort.recomended',
  popularity: 'sort.popularity',
  rating: 'sort.rating',
  newest: 'sort.newest',
  price: 'sort.price',
} as const satisfies Record<ListingSort, string>;

/**
 * The choices of the sort box, in the order of spec 9. A search does not offer recomended: no sort in its address means
 * popularity (product 15), and recomended is never written into one (spec 2).
 */
export function sortOptions(page: ListingPage): readonly { readonly sort: ListingSort; readonly label: string }[] {
  const sorts = (Object.keys(sortNames) as ListingSort[]).filter((sort) => page === 'city' || sort !== 'recomended');
  return sorts.map((sort) => ({ sort, label: t(sortNames[sort]) }));
}

/** The name of a sort as its page offers it. */
export function sortLabel(page: ListingPage, sort: ListingSort): string {
  const offered = sortOptions(page);
  const found = offered.find((option) => option.sort === sort);
  return (found ?? offered.find((option) => option.sort === defaultSort(page)))?.label ?? '';
}
