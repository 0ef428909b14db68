// admin/review: one review with everything that belongs to it (docs/back-office.md#reviews).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findOneReview } from './one-review-queries.ts';
import { toLine } from './review-list.ts';

export const route = 'admin/review';

export const handle: Handler<typeof route> = async ({ review_id: id }, { services: { db } }) => {
  const row = await findOneReview(db, id);
  if (row === null) return refuse('review-not-found');
  return {
    ...toLine(row),
    country: row.country,
    language: row.language,
    is_rewarded: row.is_rewarded,
    city_slug: row.city_slug,
    pictures: row.pictures,
    private: row.private,
    reply: row.reply === '' ? null : row.reply,
    removal_reason: row.removal_reason === '' ? null : row.removal_reason,
    booking: row.booking,
    author_id: row.author_id,
    report: row.report,
    history: row.history,
  };
};
