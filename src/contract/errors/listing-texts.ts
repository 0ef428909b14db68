// Texts of states and refusals of listings and pages (docs/reference/api.md#errors).
export const texts = {
  'product-list.empty-search-results': 'No experiences match your search. Try fewer words or pick a city.',
  'product-list.empty-filter-results': 'No experiences match all of these filters. Remove one to see more.',
  'product-list.general-error': 'Reload the page',
  'city-not-found': 'City not found',
  'country-not-found': 'We couldn’t find this country.',
  'page-not-found': 'Page not found',
  'not-found': 'This page could not be found',
  internal: 'Something wrong',
} as const;
