// Entry point of pages of text and menus in the back office (docs/back-office.md#pages-of-text).
import * as draft from './draft.ts';
import * as hide from './hide.ts';
import * as list from './list.ts';
import * as menus from './menus.ts';
import * as publish from './publish.ts';
import * as release from './release.ts';
import { restore, save } from './save.ts';
import * as text from './text.ts';
import * as version from './version.ts';
import * as withdraw from './withdraw.ts';

export const officeContentHandlers = {
  [draft.route]: draft.handle,
  [hide.route]: hide.handle,
  [list.route]: list.handle,
  [menus.list.route]: menus.list.handle,
  [menus.save.route]: menus.save.handle,
  [publish.route]: publish.handle,
  [release.route]: release.handle,
  [restore.route]: restore.handle,
  [save.route]: save.handle,
  [text.route]: text.handle,
  [version.route]: version.handle,
  [withdraw.route]: withdraw.handle,
} as const;

export { registerContentFile } from './content-file.ts';
