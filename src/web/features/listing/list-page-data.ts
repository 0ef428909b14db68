// What the loaders of the two list pages hand to their components and heads.
import type { CallOutput } from '#src/contract/types.ts';
import type { CityGroups } from '../../search/suggestions.ts';
import type { ListingData, ListingFrame } from './listing.ts';

/** The city and its cards. */
export interface CityData {
  readonly city: CallOutput<'page/product-list'>['city_data'];
  readonly frame: ListingFrame;
  readonly listing: ListingData;
}

/** The keyword, its cards, all cities in their groups, and those that the words name. */
export interface SearchData {
  readonly keyword: string;
  readonly frame: ListingFrame;
  readonly listing: ListingData;
  readonly groups: CityGroups;
  readonly meant: CityGroups;
}
