// course/city: a page of a city's courses.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/db/own-hold-queries.ts';
import { toListing } from './listing.ts';
import { findCityId } from './queries.ts';

export const route = 'course/city';

export const handle: Handler<typeof route> = async ({ city_id, city_name, ...filters }, call) => {
  const { services } = call;
  const cityId = city_id ?? (await findCityId(services.db, city_name ?? ''));
  if (cityId === null) return refuse('city-not-found');
  const page = await services.search.list({ cityId, keyword: null, viewer: viewerOf(call) }, filters);
  return toListing(page, services.config);
};
