// The door of the feature request: a host's answer from a mail, by call or by form.
import * as answer from './answer.ts';

export const requestHandlers = { [answer.route]: answer.handle } as const;

export { registerAnswerForm } from './answer-form.ts';
