// Entry point of what the staff do with listings though no host asked.
import * as act from './listing-act.ts';
import * as list from './listings.ts';

export const officeListingHandlers = {
  [act.route]: act.handle,
  [list.route]: list.handle,
} as const;

export { registerListingsFile } from './listings.ts';
