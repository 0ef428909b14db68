// payout/show: bank details in full, for an operator; each look is in the audit log (docs/domain/payouts.md#payout-details).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { lookAtDetails } from './operator-queries.ts';
import { openDetails } from './sealed-details.ts';

export const route = 'payout/show';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await lookAtDetails(services.db, { hostId: host_id, operatorId: actor.userId });
  if (rows.length === 0) return refuse('payout-not-found');
  return {
    data: rows.map(({ id, sealed, asked_at, counts }) => ({
      id,
      counts,
      asked_at: asked_at.toISOString(),
      details: openDetails(services.keys, id, sealed),
    })),
  };
};
