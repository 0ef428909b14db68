// Entry point of listings (docs/domain/listings.md).
import { listingPhotoAdd } from './photo-add.ts';
import { listingPreview } from './preview.ts';
import { listingReview } from './review/review.ts';
import { listingSave } from './save.ts';
import { listingStart, listingWithdraw } from './own-listing.ts';
import { ownListingCalls } from './own-listings.ts';
import { reviewCalls } from './review/staff-review.ts';

export const listingHandlers = {
  ...ownListingCalls,
  'listing/photo-add': listingPhotoAdd,
  'listing/preview': listingPreview,
  'listing/save': listingSave,
  'listing/start': listingStart,
  'listing/withdraw': listingWithdraw,
  ...reviewCalls,
  'listing/review': listingReview,
} as const;

export { correctWords } from './correct.ts';
export { logListing } from './history-queries.ts';
export {
  findListing,
  lockAgainstClaims,
  lockListing,
  maySell,
  setCourseStatus,
  updateDraft,
} from './listing-queries.ts';
export {
  findMailedHost,
  findMailedListing,
  type MailedHost,
  type MailedListing,
  queueCityWords,
  queueHostWords,
  queueWords,
} from './review/notice-queries.ts';
