// Entry point of the feature review.
import { reviewCalls } from './reviews.ts';
import { panelReviewHandlers } from './panel/index.ts';
import * as save from './save.ts';

export { askForReviews } from './ask-for-reviews.ts';
export { findOperator } from './after-queries.ts';
export { removeReview, removeUnder } from './reviews.ts';
export { toReviewImage } from './review-list.ts';
export { appendToLog } from './append-log.ts';
export { findPublished, type PublishedFigures } from './log-queries.ts';

export const reviewHandlers = {
  ...reviewCalls,
  ...panelReviewHandlers,
  [save.route]: save.handle,
} as const;
