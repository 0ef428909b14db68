// request/answer: a host accepts or declines a request with the token of its mail (product 10).
import type { Handler } from '#src/server/call.ts';
import { answerByToken } from './answer-by-token.ts';

export const route = 'request/answer';

export const handle: Handler<typeof route> = (input, call) => answerByToken(input, call);
