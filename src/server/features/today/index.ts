// Entry point of the feature today: the day of a host's side.
import * as day from './day.ts';
import * as guides from './guides.ts';
import * as list from './list.ts';
import * as pickups from './pickups.ts';

export const todayHandlers = {
  [day.route]: day.handle,
  [guides.route]: guides.handle,
  [list.route]: list.handle,
  [pickups.route]: pickups.handle,
} as const;
