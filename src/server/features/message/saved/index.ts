// Entry point of saved replies.
import { savedCalls } from './saved.ts';

export const savedReplyHandlers = {
  ...savedCalls,
} as const;
