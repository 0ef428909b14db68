// Entry point of contested no-shows.
import * as contest from './contest.ts';
import * as decide from './decide.ts';
import * as list from './list.ts';

export { isMarkNews, isTakenBackNews, queueMarked, queueTakenBack } from './mail-queries.ts';
export { closeContest, contestedNow } from './queries.ts';

export const noShowHandlers = {
  [contest.route]: contest.handle,
  [decide.route]: decide.handle,
  [list.route]: list.handle,
} as const;
