// Entry point of the feature other-time: a host offers another time for a request, and its guest answers (ADR 090).
import * as answer from './answer.ts';
import * as choices from './choices.ts';
import * as detail from './detail.ts';
import * as offer from './offer.ts';

export const otherTimeHandlers = {
  [answer.route]: answer.handle,
  [choices.route]: choices.handle,
  [detail.route]: detail.handle,
  [offer.route]: offer.handle,
} as const;

export { findFreeTimes, type FreeTime } from './free-times.ts';
export { offerTime } from './offer-time.ts';
