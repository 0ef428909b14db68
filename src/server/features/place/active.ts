// city/active: cities with something to book.
import type { Handler } from '#src/server/call.ts';
import { findActiveCities } from './queries.ts';

export const route = 'city/active';

export const handle: Handler<typeof route> = async (_input, { services }) => ({
  data: await findActiveCities(services.db, services.config.serviceFees),
});
