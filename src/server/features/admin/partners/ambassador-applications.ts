// admin/ambassador-applications: applications that wait for an answer (docs/back-office.md#ambassadors-and-distributors).
import type { Handler } from '#src/server/call.ts';
import { findApplications } from './partner-queries.ts';

export const route = 'admin/ambassador-applications';

/** How many are shown at once. Each waits for a person, so that there are few; the oldest come first. */
const most = 50;

/** All that wait; `has_more` where there are more than a page, which are seen once these are decided. */
export const handle: Handler<typeof route> = async (_input, { services }) => {
  const { db } = services;
  const rows = await findApplications(db, most + 1);
  const data = rows.slice(0, most).map(({ made_at: at, ...row }) => ({
    ...row,
    made_at: at.toISOString(),
  }));
  const hasMore = rows.length > most;
  return { data, has_more: hasMore };
};
