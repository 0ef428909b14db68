// Entry point of the feature listing: listings that hosts write, their review, and changes afterwards.
import { ownListingCalls } from './own-listings.ts';
import { adminListingHandlers } from './admin/index.ts';
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
  ...adminListingHandlers,
  ...reviewHandlers,
} as const;

export { lockAgainstClaims } from './listing-queries.ts';
export { hideHost, listings, showHost } from './admin/index.ts';
export {
  findMailedHost,
  findMailedListing,
  type MailedHost,
  type MailedListing,
  queueCityWords,
} from './review/index.ts';
