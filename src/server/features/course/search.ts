// course/search: a page of the courses that fit a keyword.
import type { Handler } from '../../call.ts';
import { toListing } from './listing.ts';

export const route = 'course/search';

export const handle: Handler<typeof route> = async ({ keyword, city_id, ...filters }, { services }) => {
  // A search that says nothing goes by popularity (docs/search.md#addresses).
  const sorted = { sort: 'popularity', ...filters } as const;
  const page = await services.search.list({ cityId: city_id ?? null, keyword }, sorted);
  return toListing(page, filters, services.config);
};
