// Entry point of what the staff do with listings though no host asked.
import { adminCalls } from './admin.ts';
import * as act from './listing-act.ts';
import { listings } from './listings.ts';

export const adminListingHandlers = {
  [act.route]: act.handle,
  ...adminCalls,
  'admin/listings': listings.handle,
} as const;

export { hideHost, showHost } from './host-off-sale.ts';
export { listings };
