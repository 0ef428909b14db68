// Entry point of what operators decide about listings.
import * as changeReview from './change-review.ts';
import * as review from './review.ts';
import * as reviewDetail from './review-detail.ts';
import * as reviewList from './review-list.ts';

export const reviewHandlers = {
  [changeReview.route]: changeReview.handle,
  [review.route]: review.handle,
  [reviewDetail.route]: reviewDetail.handle,
  [reviewList.route]: reviewList.handle,
} as const;

export {
  findMailedHost,
  findMailedListing,
  type MailedHost,
  type MailedListing,
  queueCityWords,
  queueHostWords,
  queueWords,
} from './notice-queries.ts';
