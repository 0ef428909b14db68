// account/sessions: on which devices the account is logged in (docs/accounts.md#devices).
import { deviceName } from '#src/domain/account/device-name.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { sessionHere } from '#src/server/features/user/index.ts';
import { findSessions } from './queries.ts';

export const route = 'account/sessions';

const most = 100;

export const handle: Handler<typeof route> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findSessions(services.db, actor.userId, most);
  const here = sessionHere(call);
  return {
    data: rows.map((row) => ({
      id: row.id,
      ...deviceName(row.agent),
      is_current: row.token_hash.equals(here),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
};
