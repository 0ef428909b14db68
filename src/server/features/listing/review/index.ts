// Entry point of what operators decide about listings.
import { reviewCalls } from './review-calls.ts';
import * as review from './review.ts';

export const reviewHandlers = {
  ...reviewCalls,
  [review.route]: review.handle,
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
