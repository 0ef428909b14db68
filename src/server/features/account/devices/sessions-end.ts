// account/sessions-end: logs every device out but the one that asks (docs/accounts.md#devices).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '../../t.ts';
import { sessionHere } from '../../user/index.ts';
import { endOtherSessions } from './queries.ts';

export const route = 'account/sessions-end';

export const handle: Handler<typeof route> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const count = await endOtherSessions(services.db, { userId: actor.userId, tokenHash: sessionHere(call) });
  return { message: t('account.device.othersEnded', { count }) };
};
