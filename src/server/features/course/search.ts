// course/search: a page of the courses that fit a keyword.
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/db/own-hold-queries.ts';
import { toSearch } from './listing.ts';

export const route = 'course/search';

export const handle: Handler<typeof route> = async ({ keyword, city_id, as_words, ...filters }, call) => {
  const { services } = call;
  // A search that says nothing goes by popularity (docs/search.md#addresses).
  const sorted = { sort: 'popularity', ...filters } as const;
  const scope = { cityId: city_id ?? null, keyword, asWords: as_words ?? [], viewer: viewerOf(call) };
  const page = await services.search.list(scope, sorted);
  return toSearch(page, services.config);
};
