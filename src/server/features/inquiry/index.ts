// The door of the feature inquiry. What the calls of the group booking share with it lives there.
import * as answer from './answer.ts';
import * as detail from './detail.ts';
import * as list from './list.ts';

export const inquiryHandlers = {
  [answer.route]: answer.handle,
  [detail.route]: detail.handle,
  [list.route]: list.handle,
} as const;
