// written-review/restore: an operator takes a removal back; text and stars are as they were (docs/reviews.md#removal, ADR 076).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { lockRemoved, writeRestoration } from './after-queries.ts';
import { appendToLog } from './log/index.ts';

export const route = 'written-review/restore';

export const handle: Handler<typeof route> = async ({ review_id, reason }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const said = reason.trim();
  const isRestored = await inTransaction(services.db, async (trx) => {
    // Of two at once, or of a second press, the later one finds it restored.
    const review = await lockRemoved(trx, review_id);
    if (!review) return false;
    await writeRestoration(trx, review, { reason: said, operatorId: userId });
    if (review.booking_id !== null) await appendToLog(trx, { kind: 'restored', review_id: review.id, reason: said });
    return true;
  });
  return isRestored ? { message: t('review.restored') } : refuse('page-not-found');
};
