// Entry point of the feature today: the day of a host's side.
import * as guides from './guides.ts';
import * as list from './list.ts';
import * as pickups from './pickups.ts';
import * as today from './today.ts';

export const todayHandlers = {
  [guides.route]: guides.handle,
  [list.route]: list.handle,
  [pickups.route]: pickups.handle,
  [today.route]: today.handle,
} as const;
