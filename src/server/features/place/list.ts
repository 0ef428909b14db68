// category/list: categories with their number of courses.
import type { Handler } from '#src/server/call.ts';
import { findCategories } from './queries.ts';

export const route = 'category/list';

export const handle: Handler<typeof route> = async ({ city_id }, { services }) => ({
  data: await findCategories(services.db, city_id ?? null),
});
