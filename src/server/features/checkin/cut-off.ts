// check/cut-off: a lost phone is refused from now on and erases what it holds (docs/check-in.md#what-a-phone-holds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '../t.ts';
import { revokePhone } from './phone-queries.ts';

export const route = 'check/cut-off';

export const handle: Handler<typeof route> = async ({ device_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isCut = await revokePhone(services.db, device_id, actor.userId);
  return isCut ? { message: t('phone.cutOff') } : refuse('phone-not-found');
};
