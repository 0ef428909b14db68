// city/list-by-country: all cities in their ten country groups (spec 3, spec 7).
import type { Handler } from '#src/server/call.ts';
import { findCityGroups } from './queries.ts';

export const route = 'city/list-by-country';

export const handle: Handler<typeof route> = async (_input, { services }) => ({
  data: await findCityGroups(services.db),
});
