// Entry point of what the staff do with listings though no host asked.
import * as act from './listing-act.ts';
import * as correct from './listing-correct.ts';
import * as departureAct from './departure-act.ts';
import * as departures from './departures.ts';
import { listings } from './listings.ts';

export const adminListingHandlers = {
  [act.route]: act.handle,
  [correct.route]: correct.handle,
  [departureAct.route]: departureAct.handle,
  [departures.route]: departures.handle,
  'admin/listings': listings.handle,
} as const;

export { hideHost, showHost } from './host-off-sale.ts';
export { listings };
