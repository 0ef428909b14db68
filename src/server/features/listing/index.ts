// Entry point of the feature listing: listings that hosts write, their review, and changes afterwards.
import { ownListingCalls } from './own-listings.ts';
import * as photoAdd from './photo-add.ts';
import * as preview from './preview.ts';
import { reviewHandlers } from './review/index.ts';
import * as save from './save.ts';
import * as start from './start.ts';
import * as withdraw from './withdraw.ts';

export const listingHandlers = {
  ...ownListingCalls,
  [photoAdd.route]: photoAdd.handle,
  [preview.route]: preview.handle,
  [save.route]: save.handle,
  [start.route]: start.handle,
  [withdraw.route]: withdraw.handle,
  ...reviewHandlers,
} as const;

export { contentOf } from './content.ts';
export { logListing } from './history-queries.ts';
export {
  type Content,
  findListing,
  lockAgainstClaims,
  lockListing,
  maySell,
  setCourseStatus,
  updateDraft,
} from './listing-queries.ts';
export { lacksOf } from './own-listing.ts';
export { cleanPatch } from './patch.ts';
export { lacksAmong } from './save-parts.ts';
export { updateCourse } from './write-course-queries.ts';
export {
  findMailedHost,
  findMailedListing,
  type MailedHost,
  type MailedListing,
  queueCityWords,
  queueHostWords,
  queueWords,
} from './review/index.ts';
