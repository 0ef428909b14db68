// Entry point of the calls of one conversation on its page, with an account and without.
import { conversationCalls } from './conversation.ts';
import { pictureHandlers } from '#src/server/features/message/pictures/index.ts';

export const conversationHandlers = {
  ...pictureHandlers,
  ...conversationCalls,
} as const;
