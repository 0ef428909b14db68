// review/homepage: reviews with something to say, from many cities.
import type { Handler } from '#src/server/call.ts';
import { findForHome } from './home-queries.ts';
import { toReview } from './review-list.ts';

export const route = 'review/homepage';

const usualLimit = 6;

export const handle: Handler<typeof route> = async ({ limit = usualLimit }, { services }) => {
  const rows = await findForHome(services.db, limit);
  return { data: rows.map((row) => toReview(row, services.config.imageBase)) };
};
