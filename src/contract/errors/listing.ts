// States and refusals of listings and pages (docs/calls.md#errors).
import type { ErrorEntry } from './entry.ts';

export const listingErrors = {
  // The two empty results are answers with status success; only their text lives here.
  'product-list.empty-search-results': {
    http: 200,
    text: 'No experiences match your search. Try fewer words or pick a city.',
  },
  'product-list.empty-filter-results': {
    http: 200,
    text: 'No experiences match all of these filters. Remove one to see more.',
  },
  'product-list.general-error': { http: 500, text: 'Reload the page' },
  'city-not-found': { http: 404, text: 'City not found' },
  'page-not-found': { http: 404, text: 'Page not found' },
  'not-found': { http: 404, text: 'This page could not be found' },
  internal: { http: 500, text: 'Something wrong' },
} as const satisfies Record<string, ErrorEntry>;
