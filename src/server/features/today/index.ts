// Entry point of the feature today: the day of a host's side.
import { todayCalls } from './today-calls.ts';
import * as today from './today.ts';
import * as week from './week.ts';

export { findGuidedDeparture, type GuidedDeparture } from './arrange-queries.ts';

export const todayHandlers = {
  ...todayCalls,
  [today.route]: today.handle,
  [week.route]: week.handle,
} as const;
