// States and refusals of listings and pages (docs/reference/api.md#errors). Separate, because lists load no others.
import { translator } from '#src/texts/translate.ts';
import { texts } from './listing-texts.ts';

/** The HTTP status of each. The two empty results are responses with status success; only their text is here. */
export const listingErrors = {
  'product-list.empty-search-results': 200,
  'product-list.empty-filter-results': 200,
  'product-list.general-error': 500,
  'city-not-found': 404,
  'country-not-found': 404,
  'page-not-found': 404,
  'not-found': 404,
  internal: 500,
} as const satisfies Record<keyof typeof texts, number>;

export const listingErrorText = translator('contract/errors/listing-texts', texts);
