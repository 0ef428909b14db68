// Entry point of booking changes: cancel, move, other times, alternatives, requests.
import { requestAnswer, requestCalls } from './request.ts';
import { bookingCancel } from './cancel.ts';
import { alternativeList } from './alternatives.ts';
import { rescheduleMove } from './move.ts';
import { otherTimeCalls } from './other-time.ts';

export const changesHandlers = {
  'alternative/list': alternativeList,
  'booking/cancel': bookingCancel,
  ...otherTimeCalls,
  'request/answer': requestAnswer,
  ...requestCalls,
  'reschedule/move': rescheduleMove,
} as const;

export { countAlternatives } from './alternatives.ts';
export { findFreeTimes, type FreeTime } from './other-time.ts';
export { offerTime } from './offer-time.ts';
export { registerAnswerForm } from './request.ts';
export { answerRequestIn, answerRequest, expireRequests } from './end-request.ts';
