// companion/remove: takes somebody off the booking and erases name and address (docs/vouchers.md#companions).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { eraseCompanion, findCompanion, lockInviting } from './queries.ts';
import { openAsGuest } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'companion/remove';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    await lockInviting(trx, opened.id);
    const companion = await findCompanion(trx, opened.id, input.companion_id);
    if (!companion) return refuse('companion-not-found');
    await eraseCompanion(trx, opened.id, companion);
    return { message: t('companion.removed') };
  });
};
