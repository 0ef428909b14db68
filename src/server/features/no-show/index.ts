// Entry point of contested no-shows.
import { noShowCalls } from './no-show.ts';

export { isMarkNews, isTakenBackNews, queueMarked, queueTakenBack } from './mail-queries.ts';
export { answerObjection } from './no-show.ts';
export { closeContest, contestedNow, findObjection } from './queries.ts';

export const noShowHandlers = {
  ...noShowCalls,
} as const;
