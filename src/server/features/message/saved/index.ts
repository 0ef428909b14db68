// Entry point of saved replies.
import * as savedReplies from './saved-replies.ts';
import * as list from './list.ts';
import * as remove from './remove.ts';
import * as save from './save.ts';

export const savedReplyHandlers = {
  [savedReplies.route]: savedReplies.handle,
  [list.route]: list.handle,
  [remove.route]: remove.handle,
  [save.route]: save.handle,
} as const;
