// city/travel-tips: advice for a city, named by its slug.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findCity } from './queries.ts';

export const route = 'city/travel-tips';

export const handle: Handler<typeof route> = async ({ slug }, { services }) => {
  const city = await findCity(services.db, { slug }, services.config.serviceFees);
  return city ? { city_name: city.name, data: city.travel_tips } : refuse('city-not-found');
};
