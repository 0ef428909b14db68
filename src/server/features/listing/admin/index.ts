// Entry point of what the staff do with listings though no host asked.
import * as act from './listing-act.ts';
import * as correct from './listing-correct.ts';
import * as departureAct from './departure-act.ts';
import * as departures from './departures.ts';
import * as list from './listings.ts';

export const adminListingHandlers = {
  [act.route]: act.handle,
  [correct.route]: correct.handle,
  [departureAct.route]: departureAct.handle,
  [departures.route]: departures.handle,
  [list.route]: list.handle,
} as const;

export { hideHost, showHost } from './host-off-sale.ts';
export { registerListingsFile } from './listings.ts';
