// Entry point of the feature calendar: what a host sees of its days, and every change of them.
import { changeCalls } from './change.ts';
import * as week from './week.ts';

export const calendarHandlers = {
  [week.route]: week.handle,
  ...changeCalls,
} as const;

export { lockDeparture, type OneDeparture, writeSeatsOf } from './one-departure.ts';
