// admin/distributor-key-remove: a key opens nothing from then on (docs/back-office.md#distributors).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deleteKey, findKeys } from '#src/server/features/account/index.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'admin/distributor-key-remove';

export const handle: Handler<typeof route> = async ({ user_id: userId, key_id: keyId, reason }, call) => {
  const { services, actor } = call;
  return inTransaction(services.db, async (trx) => {
    if (!(await findKeys(trx, userId)).some(({ id }) => id === keyId)) return refuse('key-not-found');
    const stale = askFresh(actor, 'distributor-key');
    if (stale) return stale;
    // Of two who remove it at once the second waits here, and finds none.
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    await writeAudit(trx, {
      actorId: actor.userId,
      action: 'distributor-key-removed',
      subject: `account:${userId}`,
      detail: { ...gone, reason },
    });
    return { message: t('account.key.removed', gone) };
  });
};
