// payout/waiting: changes of bank details that wait for an operator, masked (docs/domain/payouts.md#changes).
import type { Handler } from '#src/server/call.ts';
import { findWaiting } from './operator-queries.ts';
import { maskedOf } from './sealed-details.ts';

export const route = 'payout/waiting';

const most = 50;

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const rows = await findWaiting(services.db, most);
  return {
    data: rows.map(({ id, host_id, host_name, sealed, old, asked_at, has_new_address }) => {
      const { country, bank_name, ending } = maskedOf(services.keys, id, sealed);
      const before = old === null ? '' : maskedOf(services.keys, old.id, Buffer.from(old.sealed, 'base64')).ending;
      return {
        id,
        host_id,
        host_name,
        country,
        bank_name,
        ending,
        old_ending: before,
        asked_at: asked_at.toISOString(),
        has_new_address,
      };
    }),
  };
};
