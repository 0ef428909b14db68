// payout/waiting: changes of bank details that wait for an operator, masked (docs/domain/payouts.md#changes).
import type { Handler } from '#src/server/call.ts';
import { findWaiting } from './operator-queries.ts';

export const route = 'payout/waiting';

const most = 50;

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const rows = await findWaiting(services.db, most);
  return { data: rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() })) };
};
