// Entry point of the back office's reviews (docs/back-office.md#reviews).
import * as review from './review.ts';
import * as reviewList from './review-list.ts';

export const adminReviewHandlers = { [reviewList.route]: reviewList.handle, [review.route]: review.handle } as const;

export { registerReviewFile } from './review-file.ts';
