// How a listing changes (Listing). Pure: the address holds the query, the screen holds the rest.
import {
  defaultListing,
  type ListingFilters,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
} from '#src/contract/listing/listing-filters.ts';
import { withoutTag, type ListingTag } from './filters/filter-tags.ts';

/** What is asked for, and whether the box with the sorts is open. */
export interface ListingView {
  readonly query: ListingQuery;
  readonly isSorterOpen: boolean;
}

/** A change of some filters. */
export type FilterChange = Partial<Omit<ListingFilters, 'sort'>>;

/** What a visitor does to a list. */
export type ListingAction =
  | { readonly type: 'filter'; readonly change: FilterChange }
  | { readonly type: 'remove-tag'; readonly tag: ListingTag }
  | { readonly type: 'reset'; readonly page: ListingPage }
  | { readonly type: 'sort'; readonly sort: ListingSort }
  | { readonly type: 'sorter'; readonly isOpen: boolean }
  | { readonly type: 'turn'; readonly page: number };

/**
 * One step. A filter goes back to the first page, turning the page keeps all else; a sort closes its box and goes back
 * to the first page; a reset is the plain path (docs/domain/search.md#filters).
 */
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
