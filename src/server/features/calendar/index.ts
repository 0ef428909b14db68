// Entry point of the feature calendar: what a host sees of its days, and every change of them.
import * as change from './change.ts';
import * as oneAtATime from './one-at-a-time.ts';
import * as range from './range.ts';
import * as week from './week.ts';

export const calendarHandlers = {
  [range.route]: range.handle,
  [week.route]: week.handle,
  [oneAtATime.route]: oneAtATime.handle,
  [change.route]: change.handle,
} as const;

export { lockDeparture, type OneDeparture, writeSeatsOf } from './one-departure.ts';
