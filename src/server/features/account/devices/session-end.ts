// account/session-end: logs one device out (docs/accounts.md#devices).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { endSessionOf } from './queries.ts';

export const route = 'account/session-end';

export const handle: Handler<typeof route> = async ({ id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isEnded = await endSessionOf(services.db, { userId: actor.userId, id });
  return isEnded ? { message: t('account.device.ended') } : refuse('session-not-found');
};
