// city/detail: one city in full.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findCity } from './queries.ts';

export const route = 'city/detail';

export const handle: Handler<typeof route> = async ({ city_id, slug }, { services }) => {
  const by = city_id === undefined ? { slug: slug ?? '' } : { id: city_id };
  const city = await findCity(services.db, by, services.config.serviceFees);
  return city ? { data: city } : refuse('city-not-found');
};
