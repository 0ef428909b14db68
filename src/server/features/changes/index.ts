// Entry point of changes to a booking: cancel, move, other times, alternatives, answers to requests.
import { requestAnswer } from './request/answer.ts';
import { bookingCancel } from './cancel.ts';
import { alternativeList } from './alternatives/list.ts';
import { rescheduleMove } from './reschedule/move.ts';
import { otherTimeCalls } from './other-time/other-time.ts';
import { requestCalls } from './request/request.ts';

export const changesHandlers = {
  'alternative/list': alternativeList,
  'booking/cancel': bookingCancel,
  ...otherTimeCalls,
  'request/answer': requestAnswer,
  ...requestCalls,
  'reschedule/move': rescheduleMove,
} as const;

export { countAlternatives } from './alternatives/list.ts';
export { findFreeTimes, type FreeTime } from './other-time/other-time.ts';
export { offerTime } from './other-time/offer-time.ts';
export { registerAnswerForm } from './request/answer.ts';
export { answerRequestIn, answerRequest, expireRequests } from './request/end-request.ts';
