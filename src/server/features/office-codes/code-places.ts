// office/code-places: the cities that a code may be for (docs/back-office.md#discount-codes).
import type { Handler } from '#src/server/call.ts';
import { findOfficeCities } from '#src/server/features/office/index.ts';

export const route = 'office/code-places';

export const handle: Handler<typeof route> = async (_input, { services: { db } }) => ({
  cities: await findOfficeCities(db),
});
