// Entry point of pages of text and menus in the back office (docs/back-office.md#pages-of-text).
import { menuCalls } from './menus.ts';
import { pageVersionCalls } from './page-versions.ts';
import * as contentList from './content-list.ts';
import * as contentPublish from './content-publish.ts';

export const adminContentHandlers = {
  ...pageVersionCalls,
  [contentList.route]: contentList.handle,
  [contentPublish.route]: contentPublish.handle,
  ...menuCalls,
} as const;

export { registerContentFile } from './content-file.ts';
