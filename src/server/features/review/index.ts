// Entry point of the feature review.
import * as check from './check.ts';
import * as courseList from './course-list.ts';
import * as homepage from './homepage.ts';
import * as image from './image.ts';
import * as ofBooking from './of-booking.ts';
import { panelReviewHandlers } from './panel/index.ts';
import * as profileList from './profile-list.ts';
import * as remove from './remove.ts';
import * as reply from './reply.ts';
import * as report from './report.ts';
import * as restore from './restore.ts';
import * as save from './save.ts';

export { askForReviews } from './ask-for-reviews.ts';
export { findOperator } from './after-queries.ts';
export { removeReview, removeUnder } from './remove.ts';
export { toReviewImage } from './review-list.ts';
export { appendToLog, findPublished, type PublishedFigures } from './log/index.ts';

export const reviewHandlers = {
  [check.route]: check.handle,
  [courseList.route]: courseList.handle,
  [homepage.route]: homepage.handle,
  [image.route]: image.handle,
  ...panelReviewHandlers,
  [ofBooking.route]: ofBooking.handle,
  [remove.route]: remove.handle,
  [reply.route]: reply.handle,
  [report.route]: report.handle,
  [restore.route]: restore.handle,
  [profileList.route]: profileList.handle,
  [save.route]: save.handle,
} as const;
