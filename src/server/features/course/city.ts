// course/city: a page of a city's courses (spec 7).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { toCard } from './card-queries.ts';
import { findCityId, findInCity } from './queries.ts';

export const route = 'course/city';

export const handle: Handler<typeof route> = async ({ city_id, city_name, ...filters }, { services }) => {
  const id = city_id ?? (await findCityId(services.db, city_name ?? ''));
  if (id === null) return refuse('city-not-found');
  const page = await findInCity(services.db, id, filters);
  return {
    data: page.rows.map((row) => toCard(row, services.config.serviceFeeRate)),
    total: page.total,
    total_is_capped: page.isCapped,
    offset: filters.offset ?? 0,
    corrected_keyword: null,
  };
};
