// check/cut-off: a lost phone is refused from now on and erases what it holds (docs/check-in.md#what-a-phone-holds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { revokeLinks } from '#src/server/phone/revoke-links-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { revokePhone } from './phone-queries.ts';

export const route = 'check/cut-off';

export const handle: Handler<typeof route> = async ({ device_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { userId } = actor;
  const isCut = await inTransaction(services.db, async (trx) => {
    const owner = await revokePhone(trx, device_id, userId);
    // Whoever has a lost phone has the messages on it.
    if (owner !== null) await revokeLinks(trx, { readerId: owner });
    return owner !== null;
  });
  return isCut ? { message: toReader(() => t('phone.cutOff')) } : refuse('phone-not-found');
};
