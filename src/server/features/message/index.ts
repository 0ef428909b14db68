// Entry point of messages (docs/domain/messages.md).
import { conversationCalls } from './conversation.ts';
import { messageCalls } from './message.ts';
import { pictureHandlers } from './picture-files.ts';
import { savedCalls } from './saved.ts';

export const messageHandlers = {
  ...pictureHandlers,
  ...conversationCalls,
  ...savedCalls,
  ...messageCalls,
} as const;

export { registerLiveMessages } from './live.ts';
export { writeBlock } from './message-queries.ts';
export { registerMessagePictures } from './picture-files.ts';
export { measureReplyTimes } from './message-queries.ts';
export { queueUnreadMails } from './message-queries.ts';
export { countUnread } from './message-queries.ts';
