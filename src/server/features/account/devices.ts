// The devices on which an account is logged in.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { endSessionOf, findSessions } from './device-queries.ts';
import { deviceName } from '#src/domain/account/device-name.ts';
import { sessionHere, endSessions } from '#src/server/features/user/index.ts';

// account/session-end: logs one device out (docs/accounts.md#devices).
const sessionEnd: Handler<'account/session-end'> = async ({ id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isEnded = await endSessionOf(services.db, { userId: actor.userId, id });
  return isEnded ? { message: t('account.device.ended') } : refuse('session-not-found');
};

const most = 100;

// account/sessions: on which devices the account is logged in (docs/accounts.md#devices).
const sessions: Handler<'account/sessions'> = async (_input, call) => {
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

// account/sessions-end: logs every device out but the one that asks (docs/accounts.md#devices).
const sessionsEnd: Handler<'account/sessions-end'> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const count = await endSessions(services.db, actor.userId, sessionHere(call));
  return { message: t('account.device.othersEnded', { count }) };
};

/** The calls of this file by name. */
export const devicesCalls = {
  'account/session-end': sessionEnd,
  'account/sessions': sessions,
  'account/sessions-end': sessionsEnd,
} as const;
