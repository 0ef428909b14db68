// Entry point of pages of text and menus in the back office (docs/back-office.md#pages-of-text).
import { menuSaveCalls } from './menu-save.ts';
import { contentTextCalls } from './content-text.ts';
import * as contentList from './content-list.ts';
import * as contentPublish from './content-publish.ts';

export const adminContentHandlers = {
  ...contentTextCalls,
  [contentList.route]: contentList.handle,
  [contentPublish.route]: contentPublish.handle,
  ...menuSaveCalls,
} as const;

export { registerContentFile } from './content-file.ts';
