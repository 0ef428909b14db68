// written-review/reply: the host replies once, by login or by the link of a mail (docs/reviews.md#replies).
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { type Acting, findActing } from '#src/server/features/team/index.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { insertReply } from './after-queries.ts';
import { findReviewed } from './panel/index.ts';

export const route = 'written-review/reply';

type Call = Parameters<Handler<typeof route>>[1];
type Named = Omit<Parameters<Handler<typeof route>>[0], 'reply'>;

export const handle: Handler<typeof route> = async ({ reply, ...named }, call) => {
  const opened = await openReview(named, call);
  if (!opened) return refuse(named.review_id === undefined ? 'booking-not-found' : 'review-not-found');
  const text = reply.trim();
  if (text === '') return refuse('bad-input', { reply: fieldText('missing') });
  const isStored = await inTransaction(call.services.db, (trx) => insertReply(trx, opened, text));
  return isStored ? { message: t('review.replied') } : refuse('conflict');
};

/** The review that the caller may reply to, and as whom; null for everybody else, and for guides. */
async function openReview(
  { review_id: reviewId, ...credentials }: Named,
  call: Call,
): Promise<{ reviewId: string | null; bookingId: string | null; by: Acting } | null> {
  if (reviewId === undefined) {
    const opened = await openBooking(credentials, call, 'reviews', 'reviews');
    if (opened?.viewer !== 'host') return null;
    return { reviewId: null, bookingId: opened.row.id, by: actingAs(opened.viewer, opened.row, call) };
  }
  const { db } = call.services;
  const review = await findReviewed(db, reviewId);
  const acting = review && (await findActing(db, review.course_id, call.actor, 'reviews'));
  return acting && { reviewId, bookingId: review.booking_id, by: acting.by };
}
