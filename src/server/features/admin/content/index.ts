// Entry point of pages of text and menus in the back office (docs/back-office.md#pages-of-text).
import * as contentDraft from './content-draft.ts';
import * as contentHide from './content-hide.ts';
import * as contentList from './content-list.ts';
import * as contentPublish from './content-publish.ts';
import * as contentRelease from './content-release.ts';
import * as contentRestore from './content-restore.ts';
import * as contentSave from './content-save.ts';
import * as contentText from './content-text.ts';
import * as contentVersion from './content-version.ts';
import * as contentWithdraw from './content-withdraw.ts';
import * as menuList from './menu-list.ts';
import * as menuSave from './menu-save.ts';

export const adminContentHandlers = {
  [contentDraft.route]: contentDraft.handle,
  [contentHide.route]: contentHide.handle,
  [contentList.route]: contentList.handle,
  [contentPublish.route]: contentPublish.handle,
  [contentRelease.route]: contentRelease.handle,
  [contentRestore.route]: contentRestore.handle,
  [contentSave.route]: contentSave.handle,
  [contentText.route]: contentText.handle,
  [contentVersion.route]: contentVersion.handle,
  [contentWithdraw.route]: contentWithdraw.handle,
  [menuList.route]: menuList.handle,
  [menuSave.route]: menuSave.handle,
} as const;

export { registerContentFile } from './content-file.ts';
