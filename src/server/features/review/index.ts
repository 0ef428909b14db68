// Entry point of reviews (docs/domain/reviews.md).
import { ambassadorApply, feedbackSave } from './feedback.ts';
import { writtenReviewListHost } from './host-list.ts';
import { reviewSave } from './save.ts';
import { reviewCalls } from './reviews.ts';

export const reviewHandlers = {
  'feedback/save': feedbackSave,
  'ambassador/apply': ambassadorApply,
  ...reviewCalls,
  'written-review/list-host': writtenReviewListHost,
  'review/save': reviewSave,
} as const;

export { findOperator } from './after-queries.ts';
export { appendToLog } from './review-log.ts';
export { askForReviews } from './reviews.ts';
export { findApplication, findFeedback, type ToOperator } from './feedback-queries.ts';
export { type PublishedFigures, findPublished } from './log-queries.ts';
export { toReviewImage } from './review-list.ts';
export { removeReview, removeUnder } from './reviews.ts';
