// course/search: a page of the courses that fit a keyword.
import type { Handler } from '../../call.ts';
import { toSearch } from './listing.ts';

export const route = 'course/search';

export const handle: Handler<typeof route> = async ({ keyword, city_id, as_words, ...filters }, { services }) => {
  // A search that says nothing goes by popularity (docs/search.md#addresses).
  const sorted = { sort: 'popularity', ...filters } as const;
  const page = await services.search.list({ cityId: city_id ?? null, keyword, asWords: as_words ?? [] }, sorted);
  return toSearch(page, services.config);
};
