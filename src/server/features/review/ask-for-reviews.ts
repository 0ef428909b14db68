// Guests are asked for a review three hours after the end, and reminded after three and ten days, each at most once
// (docs/reviews.md#asking). A turn also publishes the newest hash of the log, once a day (docs/reviews.md#log).
import { nextAsking } from '#src/domain/review/asking.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { endAsking, queueAsking, takeDueAskings } from './asking-queries.ts';
import { publishHash } from './log-queries.ts';

/** One turn of the due work; answers how many mails were queued. */
export async function askForReviews({ db }: Services, count = 50): Promise<number> {
  await publishHash(db);
  return inTransaction(db, async (trx) => {
    let queued = 0;
    for (const due of await takeDueAskings(trx, count, reviewLimits.openDays)) {
      if (!due.is_wanted) {
        await endAsking(trx, due.booking_id);
        continue;
      }
      const next = nextAsking(due.asked + 1, due.ends_at.getTime(), due.now_ms);
      await queueAsking(trx, due, next === null ? null : new Date(next));
      queued += 1;
    }
    return queued;
  });
}
