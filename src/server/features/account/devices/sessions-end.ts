// account/sessions-end: logs every device out but the one that asks (docs/accounts.md#devices).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { endSessions, sessionHere } from '#src/server/features/user/index.ts';

export const route = 'account/sessions-end';

export const handle: Handler<typeof route> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const count = await endSessions(services.db, actor.userId, sessionHere(call));
  return { message: t('account.device.othersEnded', { count }) };
};
