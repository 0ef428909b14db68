// office/ambassador-applications: applications that wait for an answer (docs/back-office.md#ambassadors-and-distributors).
import type { Handler } from '#src/server/call.ts';
import { findApplications } from './partner-queries.ts';

export const route = 'office/ambassador-applications';

const most = 50;

export const handle: Handler<typeof route> = async (_input, { services: { db } }) => {
  const rows = await findApplications(db, most + 1);
  const data = rows.slice(0, most).map(({ made_at: at, ...row }) => ({ ...row, made_at: at.toISOString() }));
  return { data, has_more: rows.length > most };
};
