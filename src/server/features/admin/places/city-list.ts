// admin/city-list: cities by name, and the categories (docs/back-office.md#places).
import type { Handler } from '#src/server/call.ts';
import { findAdminCountries } from './country-queries.ts';
import { findCities, findAdminCategories } from './place-queries.ts';

export const route = 'admin/city-list';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ find = '', after }, { services: { db } }) => {
  const [rows, categories, countries] = await Promise.all([
    findCities(db, find.trim(), after ?? null, pageSize + 1),
    findAdminCategories(db),
    findAdminCountries(db),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    data: shown.map(({ id, name, slug, country, time_zone, position, is_shown, listings }) => ({
      id,
      name,
      slug,
      country,
      time_zone,
      position,
      is_shown,
      listings,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.key ?? null) : null,
    categories,
    countries,
  };
};
