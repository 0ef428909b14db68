// written-review/of-booking: the review as the host reads it, with the private step (docs/reviews.md#private-step).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { findHosted } from './after-queries.ts';

export const route = 'written-review/of-booking';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call, 'reviews', 'reviews');
  // What the private step says is for the host and for operators, not for who travelled along.
  if (!opened || opened.viewer === 'guest') return refuse('booking-not-found');
  const row = await findHosted(call.services.db, opened.row.id);
  if (!row) return { review: null };
  const isRemoved = row.removal_reason !== '';
  return {
    review: {
      id: row.id,
      rating: row.rating,
      text: isRemoved ? '' : row.body,
      created_at: row.created_at.toISOString(),
      private: row.aspects,
      reply: row.host_reply === '' ? null : row.host_reply,
      removed: isRemoved ? row.removal_reason : null,
    },
  };
};
