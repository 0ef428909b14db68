// Entry point of the feature other-time: a host offers another time for a request, and its guest answers (ADR 090).
import { otherTimeCalls } from './other-time.ts';

export const otherTimeHandlers = {
  ...otherTimeCalls,
} as const;

export { findFreeTimes, type FreeTime } from './free-times.ts';
export { offerTime } from './offer-time.ts';
