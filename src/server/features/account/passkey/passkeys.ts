// account/passkeys: the passkeys of the account (docs/accounts.md#passkeys).
import { deviceName } from '#src/domain/account/device-name.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPasskeys } from './queries.ts';
import { relyingParty } from './relying-party.ts';

export const route = 'account/passkeys';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findPasskeys(services.db, actor.userId);
  return {
    is_offered: relyingParty(services.config) !== null,
    data: rows.map((row) => ({
      id: row.credential_id,
      ...deviceName(row.agent),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
  };
};
