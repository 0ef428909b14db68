// payout/details: where a host's money goes, masked, and whether it can be paid (docs/domain/payouts.md#payout-details).
import { payoutState } from '#src/domain/payout/payout-state.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '../../team/index.ts';
import { hasFactor } from '../../user/index.ts';
import { findHostDetails, type DetailRow } from './queries.ts';

export const route = 'payout/details';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const { inForce, waiting, facts, now_ms } = await findHostDetails(services.db, panel.hostId);
  const { state, until } = payoutState(facts, now_ms);
  return {
    state,
    held_until: until === null ? null : new Date(until).toISOString(),
    in_force: shown(inForce),
    waiting: shown(waiting),
    has_factor: await hasFactor(services, panel.hostId),
  };
};

function shown(row: DetailRow | null) {
  return row && { country: row.country, bank_name: row.bank_name, ending: row.ending, asked_at: row.asked_at.toISOString() };
}
