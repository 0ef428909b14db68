// payout/runs: the runs, the newest first (docs/domain/payouts.md#runs).
import type { Handler } from '#src/server/call.ts';
import { findRuns } from './queries.ts';
import { runOf } from './to-wire.ts';

export const route = 'payout/runs';

const pageSize = 20;

export const handle: Handler<typeof route> = async ({ before }, { services }) => {
  const rows = await findRuns(services.db, before ?? null, pageSize + 1);
  return { data: rows.slice(0, pageSize).map(runOf), has_more: rows.length > pageSize };
};
