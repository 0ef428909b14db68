// Entry point of the calls of one conversation on its page, with an account and without.
import { pictureHandlers } from '#src/server/features/message/pictures/index.ts';
import * as block from './block.ts';
import * as detail from './detail.ts';
import * as read from './read.ts';
import * as report from './report.ts';
import * as send from './send.ts';

export const conversationHandlers = {
  ...pictureHandlers,
  [block.route]: block.handle,
  [detail.route]: detail.handle,
  [read.route]: read.handle,
  [report.route]: report.handle,
  [send.route]: send.handle,
} as const;
