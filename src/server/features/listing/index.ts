// Entry point of the feature listing: listings that hosts write, their review, and changes afterwards.
import * as act from './act.ts';
import * as changeReview from './review/change-review.ts';
import * as edit from './edit.ts';
import * as mine from './mine.ts';
import * as photoAdd from './photo-add.ts';
import * as preview from './preview.ts';
import * as review from './review/review.ts';
import * as reviewDetail from './review/review-detail.ts';
import * as reviewList from './review/review-list.ts';
import * as save from './save.ts';
import * as start from './start.ts';

export const listingHandlers = {
  [act.route]: act.handle,
  [changeReview.route]: changeReview.handle,
  [edit.route]: edit.handle,
  [mine.route]: mine.handle,
  [photoAdd.route]: photoAdd.handle,
  [preview.route]: preview.handle,
  [review.route]: review.handle,
  [reviewDetail.route]: reviewDetail.handle,
  [reviewList.route]: reviewList.handle,
  [save.route]: save.handle,
  [start.route]: start.handle,
} as const;

export { findMailedListing, type MailedListing } from './review/notice-queries.ts';
