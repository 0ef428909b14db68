// city/list-by-country: all cities in the groups of their countries (docs/content.md#cities).
import type { Handler } from '#src/server/call.ts';
import { findCityGroups } from './queries.ts';

export const route = 'city/list-by-country';

export const handle: Handler<typeof route> = async (_input, { services }) => ({
  data: await findCityGroups(services.db),
});
