// Entry point of contested no-shows.
import * as answer from './answer.ts';
import * as contest from './contest.ts';
import * as decide from './decide.ts';
import * as list from './list.ts';

export { isMarkNews, isTakenBackNews, queueMarked, queueTakenBack } from './mail-queries.ts';
export { answerObjection } from './answer.ts';
export { closeContest, contestedNow, findObjection } from './queries.ts';

export const noShowHandlers = {
  [answer.route]: answer.handle,
  [contest.route]: contest.handle,
  [decide.route]: decide.handle,
  [list.route]: list.handle,
} as const;
