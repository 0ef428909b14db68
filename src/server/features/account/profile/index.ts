// Entry point of what an owner sees and changes of the own account.
import * as detail from './detail.ts';
import * as detailUpdate from './detail-update.ts';
import * as notices from './notices.ts';
import * as noticesSave from './notices-save.ts';
import * as passwordUpdate from './password-update.ts';

export const profileHandlers = {
  [detail.route]: detail.handle,
  [detailUpdate.route]: detailUpdate.handle,
  [notices.route]: notices.handle,
  [noticesSave.route]: noticesSave.handle,
  [passwordUpdate.route]: passwordUpdate.handle,
} as const;

export { checkOwnPassword } from './own-password.ts';
export { findProfile, type ProfileRow, writePicture } from './queries.ts';
