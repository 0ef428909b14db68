// course/homepage: the courses shown on the home page.
import type { Handler } from '#src/server/call.ts';
import { toCard } from '#src/server/search/index.ts';
import { findForHome } from './queries.ts';

export const route = 'course/homepage';

const usualCount = 12;

export const handle: Handler<typeof route> = async ({ limit = usualCount }, { services }) => {
  const rows = await findForHome(services.db, limit);
  return { data: rows.map((row) => toCard(row, services.config.serviceFees)) };
};
