// written-review/remove: an operator removes a review for a reason that everybody reads (docs/reviews.md#removal, ADR 076).
import type { Kysely, Transaction } from 'kysely';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh } from '#src/server/features/audit/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockShown, writeRemoval } from './after-queries.ts';
import { appendToLog } from './log/index.ts';

export const route = 'written-review/remove';

export const handle: Handler<typeof route> = async ({ review_id: id, reason }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    if (!(await lockShown(trx, id))) return refuse('page-not-found');
    const stale = askFresh(actor, 'review-removal');
    if (stale) return stale;
    await removeUnder(trx, { id, reason, operatorId });
    return { message: t('review.removed') };
  });
};

/** Removes a review, for the command; false when there is none, or it was removed before. */
export async function removeReview(
  db: Kysely<Database>,
  { id, reason, operatorId }: { id: string; reason: string; operatorId: string },
): Promise<boolean> {
  return inTransaction(db, (trx) => removeUnder(trx, { id, reason, operatorId }));
}

/** The same as a part of a larger change. */
export async function removeUnder(
  trx: Transaction<Database>,
  { id, reason, operatorId }: { id: string; reason: string; operatorId: string },
): Promise<boolean> {
  const said = reason.trim();
  const review = await lockShown(trx, id);
  if (!review) return false;
  await writeRemoval(trx, review, { reason: said, operatorId });
  await closeStaffTask(trx, 'review_report', `review:${review.id}`);
  // Demo reviews are not in the log.
  if (review.booking_id !== null) await appendToLog(trx, { kind: 'removed', review_id: review.id, reason: said });
  return true;
}
