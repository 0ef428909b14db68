// account/key-remove: a key opens nothing from then on (docs/distributor-keys.md#making-one).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { deleteKey } from './queries.ts';

export const route = 'account/key-remove';

export const handle: Handler<typeof route> = async ({ key_id: keyId }, { services, actor: { userId } }) => {
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    await writeAudit(trx, {
      actorId: userId,
      action: 'distributor-key-removed',
      subject: `account:${userId}`,
      detail: gone,
    });
    return { message: t('account.key.removed', gone) };
  });
};
