// payout/run: one run with its items, accounts masked (docs/domain/payouts.md#runs).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findItems, findRun } from './queries.ts';
import { itemOf, runOf } from './to-wire.ts';

export const route = 'payout/run';

export const handle: Handler<typeof route> = async ({ number }, { services }) => {
  const row = await findRun(services.db, number);
  if (!row) return refuse('payout-not-found');
  const items = await findItems(services.db, number);
  return { run: runOf(row), items: items.map((row) => itemOf(row, services.keys)) };
};
