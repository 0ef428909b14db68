// Entry point of messages between guests and hosts (docs/messages.md).
import { conversationCalls } from './conversation/conversation.ts';
import { messageCalls } from './message.ts';
import { pictureHandlers } from './pictures/picture-files.ts';
import { savedCalls } from './saved.ts';

export const messageHandlers = {
  ...pictureHandlers,
  ...conversationCalls,
  ...savedCalls,
  ...messageCalls,
} as const;

export { registerLiveMessages } from './live/live.ts';
export { writeBlock } from './message-queries.ts';
export { registerMessagePictures } from './pictures/picture-files.ts';
export { measureReplyTimes } from './reply-time-queries.ts';
export { queueUnreadMails } from './unread-mail-queries.ts';
export { countUnread } from './unread-queries.ts';
