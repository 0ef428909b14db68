// Transitions of a listing. Pure: the address holds the query, the screen the rest.
import {
  defaultListing,
  type ListingFilters,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
} from '#src/contract/listing/listing-filters.ts';
import { withoutTag, type ListingTag } from './filters/filter-tags.ts';

export interface ListingView {
  readonly query: ListingQuery;
  readonly isSorterOpen: boolean;
}

export type FilterChange = Partial<Omit<ListingFilters, 'sort'>>;

export type ListingAction =
  | { readonly type: 'filter'; readonly change: FilterChange }
  | { readonly type: 'remove-tag'; readonly tag: ListingTag }
  | { readonly type: 'reset'; readonly page: ListingPage }
  | { readonly type: 'sort'; readonly sort: ListingSort }
  | { readonly type: 'sorter'; readonly isOpen: boolean }
  | { readonly type: 'turn'; readonly page: number };

/** A filter or sort resets to page 1, paging keeps the rest; a reset is the plain path (docs/domain/search.md#filters). */
export function listingStep(view: ListingView, action: ListingAction): ListingView {
  const { query } = view;
  switch (action.type) {
    case 'filter':
      return { ...view, query: { ...query, ...action.change, page: 1 } };
    case 'remove-tag':
      return { ...view, query: withoutTag(query, action.tag) };
    case 'reset':
      return { ...view, query: defaultListing(action.page) };
    case 'sort':
      return { query: { ...query, sort: action.sort, page: 1 }, isSorterOpen: false };
    case 'sorter':
      return { ...view, isSorterOpen: action.isOpen };
    case 'turn':
      return { ...view, query: { ...query, page: action.page } };
  }
}
