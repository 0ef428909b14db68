// Countries, cities and categories.
import type { Handler } from '#src/server/call.ts';
import { findActiveCities, findCity, findCityGroups, findCategories } from './place-queries.ts';
import { surroundingsOf } from '#src/server/map/surroundings.ts';
import { refuse } from '#src/contract/refusal.ts';
import codes from '#src/domain/catalogue/dialling-codes.json' with { type: 'json' };

const active: Handler<'city/active'> = async (_input, { services }) => ({
  data: await findActiveCities(services.db, services.config.serviceFees),
});

// map/around: map data around a point (docs/domain/search.md#files).
const around: Handler<'map/around'> = async (point) => ({ data: surroundingsOf(point) });

const detail: Handler<'city/detail'> = async ({ city_id, slug }, { services }) => {
  const by = city_id === undefined ? { slug: slug ?? '' } : { id: city_id };
  const city = await findCity(services.db, by, services.config.serviceFees);
  return city ? { data: city } : refuse('city-not-found');
};

// country/isd: dialling codes from libphonenumber-js (docs/credits.md).
const isd: Handler<'country/isd'> = async () => ({ data: codes });

// city/list-by-country: cities grouped by country (docs/reference/texts.md#cities).
const listByCountry: Handler<'city/list-by-country'> = async (_input, { services }) => ({
  data: await findCityGroups(services.db),
});

const list: Handler<'category/list'> = async ({ city_id }, { services }) => ({
  data: await findCategories(services.db, city_id ?? null),
});

const travelTips: Handler<'city/travel-tips'> = async ({ slug }, { services }) => {
  const city = await findCity(services.db, { slug }, services.config.serviceFees);
  return city ? { city_name: city.name, data: city.travel_tips } : refuse('city-not-found');
};

export const placeCalls = {
  'city/active': active,
  'map/around': around,
  'city/detail': detail,
  'country/isd': isd,
  'city/list-by-country': listByCountry,
  'category/list': list,
  'city/travel-tips': travelTips,
} as const;
