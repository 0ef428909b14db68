// Reviews in the back office (docs/reference/back-office.md#reviews).
import { reviewList } from '#src/contract/admin/catalogue-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { serveList } from './lists.ts';
import { findAdminCities } from './places-queries.ts';
import { findOneReview, findReviews } from './reviews-queries.ts';

export const reviews = serveList({
  list: reviewList,
  call: 'admin/review-list',
  find: ({ db }, query) => findReviews(db, query),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
});

const review: Handler<'admin/review'> = async ({ review_id: id }, { services: { db } }) =>
  (await findOneReview(db, id)) ?? refuse('review-not-found');

export const reviewCalls = { 'admin/review': review } as const;
