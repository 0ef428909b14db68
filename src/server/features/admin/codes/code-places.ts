// admin/code-places: the cities that a code may be for (docs/back-office.md#discount-codes).
import type { Handler } from '#src/server/call.ts';
import { findAdminCities } from '#src/server/features/admin/kit/place-queries.ts';

export const route = 'admin/code-places';

export const handle: Handler<typeof route> = async (_input, { services: { db } }) => ({
  cities: await findAdminCities(db),
});
