// admin/fee-list: the usual service fee, and every place that has its own (docs/back-office.md#service-fees).
import type { Handler } from '#src/server/call.ts';
import { findAdminCities } from '#src/server/features/admin/kit/place-queries.ts';
import { findCategories, findFees } from './fee-queries.ts';

export const route = 'admin/fee-list';

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export const handle: Handler<typeof route> = async (_input, { services: { db, config } }) => {
  const [rows, cities, categories] = await Promise.all([findFees(db), findAdminCities(db), findCategories(db)]);
  return {
    usual: config.serviceFees.usual,
    data: rows.map(({ city_id, category_id, city, category, rate, version, listings, changed_at, who }) => ({
      city: named(city_id, city),
      category: named(category_id, category),
      rate,
      version,
      listings,
      changed_at: changed_at.toISOString(),
      who,
    })),
    cities,
    categories,
  };
};
