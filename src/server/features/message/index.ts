// Entry point of the feature message: conversations of guests and hosts (docs/messages.md).
import { conversationHandlers } from './conversation/index.ts';
import * as history from './history.ts';
import { savedReplyHandlers } from './saved/index.ts';
import * as send from './send.ts';
import * as totalUnread from './total-unread.ts';

export const messageHandlers = {
  ...conversationHandlers,
  ...savedReplyHandlers,
  [history.route]: history.handle,
  [send.route]: send.handle,
  [totalUnread.route]: totalUnread.handle,
} as const;

export { writeBlock } from './message-queries.ts';
export { registerLiveMessages } from './live/index.ts';
export { registerMessagePictures } from './pictures/index.ts';
export { queueUnreadMails } from './unread-mail-queries.ts';
export { measureReplyTimes } from './reply-time-queries.ts';
