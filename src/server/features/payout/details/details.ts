// payout/details: where a host's money goes, masked, and whether it can be paid (docs/domain/payouts.md#payout-details).
import { passkeyRestHours, payoutState } from '#src/domain/payout/payout-state.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { findOlderPasskeys } from '#src/server/features/account/passkey/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { hasFactor } from '#src/server/features/user/index.ts';
import { ibanCountries } from './bank-check.ts';
import { findHostDetails, type DetailRow } from './queries.ts';
import { maskedOf } from './sealed-details.ts';

export const route = 'payout/details';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const { inForce, waiting, facts, now_ms } = await findHostDetails(services.db, panel.hostId);
  const { state, until } = payoutState(facts, now_ms);
  // Who acts shows a factor of their own.
  const account = panel.by.actorId ?? panel.hostId;
  return {
    state,
    held_until: until === null ? null : new Date(until).toISOString(),
    in_force: shown(inForce, services.keys),
    waiting: shown(waiting, services.keys),
    iban_countries: ibanCountries,
    has_factor: await hasFactor(services, account),
    has_passkey: (await findOlderPasskeys(services.db, account, passkeyRestHours)).length > 0,
  };
};

function shown(row: DetailRow | null, keys: MasterKeys) {
  if (row === null) return null;
  const { country, bank_name, ending } = maskedOf(keys, row.id, row.sealed);
  return { country, bank_name, ending, asked_at: row.asked_at.toISOString() };
}
