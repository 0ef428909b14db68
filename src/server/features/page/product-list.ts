// page/product-list: what surrounds the list of a city.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findCity } from '#src/server/features/place/index.ts';
import { pageUserOf } from '#src/server/features/user/index.ts';

export const route = 'page/product-list';

export const handle: Handler<typeof route> = async ({ city_id }, { services, actor }) => {
  const city = await findCity(services.db, { id: city_id }, services.config.serviceFees);
  return city ? { city_data: city, ...(await pageUserOf(services, actor)) } : refuse('city-not-found');
};
