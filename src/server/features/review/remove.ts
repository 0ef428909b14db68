// written-review/remove: an operator removes a review for a reason that everybody reads (docs/reviews.md#removal, ADR 076).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { closeStaffTask } from '../task/index.ts';
import { t } from '../t.ts';
import { lockShown, writeRemoval } from './after-queries.ts';
import { appendToLog } from './log/index.ts';

export const route = 'written-review/remove';

export const handle: Handler<typeof route> = async ({ review_id, reason }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    const review = await lockShown(trx, review_id);
    if (!review) return refuse('page-not-found');
    await writeRemoval(trx, review, { reason: reason.trim(), operatorId: userId });
    await closeStaffTask(trx, 'review_report', `review:${review.id}`);
    // Demo reviews are not in the log.
    if (review.booking_id !== null)
      await appendToLog(trx, { kind: 'removed', review_id: review.id, reason: reason.trim() });
    return { message: t('review.removed') };
  });
};
