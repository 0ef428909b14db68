// Entry point of the feature request: a host says yes or no, by login, from a mail or by form, or time runs out.
import { requestCalls } from './request.ts';
import * as answer from './answer.ts';

export const requestHandlers = {
  [answer.route]: answer.handle,
  ...requestCalls,
} as const;

export { registerAnswerForm } from './answer-form.ts';
export { answerRequest, answerRequestIn, expireRequests } from './end-request.ts';
