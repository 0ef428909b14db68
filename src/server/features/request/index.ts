// Entry point of the feature request: a host says yes or no, by login, from a mail or by form, or time runs out.
import * as answer from './answer.ts';
import * as confirm from './confirm.ts';
import * as list from './list.ts';

export const requestHandlers = {
  [answer.route]: answer.handle,
  [confirm.route]: confirm.handle,
  [list.route]: list.handle,
} as const;

export { registerAnswerForm } from './answer-form.ts';
export { answerRequest, answerRequestIn, expireRequests } from './end-request.ts';
