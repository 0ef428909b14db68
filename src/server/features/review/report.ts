// written-review/report: somebody tells the team that a review should not be there; nothing else happens by itself (docs/reviews.md#removal).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { openStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockShown } from './after-queries.ts';

export const route = 'written-review/report';

export const handle: Handler<typeof route> = async ({ review_id, reason, details = '' }, { services }) =>
  inTransaction(services.db, async (trx) => {
    const review = await lockShown(trx, review_id);
    if (!review) return refuse('page-not-found');
    // One open task a review, however many report it.
    await openStaffTask(trx, {
      kind: 'review_report',
      subject: `review:${review.id}`,
      bookingId: review.booking_id,
      detail: t('reported.said', { reason: t(`reported.${reason}`), said: details.slice(0, 200) }),
    });
    return { message: t('review.reported') };
  });
