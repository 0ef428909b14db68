// Entry point of the feature today: the day of a host's side.
import * as guides from './guides.ts';
import * as list from './list.ts';
import * as pickups from './pickups.ts';
import * as today from './today.ts';
import * as week from './week.ts';

export { findGuidedDeparture, type GuidedDeparture } from './arrange-queries.ts';

export const todayHandlers = {
  [guides.route]: guides.handle,
  [list.route]: list.handle,
  [pickups.route]: pickups.handle,
  [today.route]: today.handle,
  [week.route]: week.handle,
} as const;
