// admin/city: one city as it can be changed, or what a new one may be (docs/back-office.md#places).
import { knownZones } from '#src/domain/admin/zones.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findClosures } from './closure-queries.ts';
import { findCountries, findAdminCity } from './place-queries.ts';

export const route = 'admin/city';

export const handle: Handler<typeof route> = async ({ city_id: id }, { services: { db } }) => {
  const city = id === undefined ? null : await findAdminCity(db, id);
  const countries = await findCountries(db, city?.country_code ?? null);
  if (id !== undefined && city === null) return refuse('city-not-found');
  return { city, countries, zones: [...knownZones()], closures: city === null ? [] : await findClosures(db, city.id) };
};
