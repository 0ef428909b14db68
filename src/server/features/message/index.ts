// Entry point of the feature message: conversations of guests and hosts (docs/messages.md).
import { messageCalls } from './message.ts';
import { conversationHandlers } from './conversation/index.ts';
import { savedCalls } from './saved.ts';

export const messageHandlers = {
  ...conversationHandlers,
  ...savedCalls,
  ...messageCalls,
} as const;

export { writeBlock } from './message-queries.ts';
export { registerLiveMessages } from './live/index.ts';
export { registerMessagePictures } from './pictures/index.ts';
export { queueUnreadMails } from './unread-mail-queries.ts';
export { measureReplyTimes } from './reply-time-queries.ts';
