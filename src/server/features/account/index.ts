// Entry point of accounts (docs/domain/accounts.md).
import { accountConfirm } from './confirm.ts';
import { accountLink, accountResend } from './link.ts';
import { accountExport } from './export.ts';
import { userPasswordUpdate } from './password.ts';
import { accountPictureRemove, accountPictureSave } from './picture.ts';
import { accountSignUpConfirm, mailedCalls } from './mailed.ts';
import { accountCalls, devicesCalls } from './account.ts';
import { deletionCalls } from './deletion.ts';
import { factorCalls } from './factor.ts';
import { identityCalls } from './identity.ts';
import { keysCalls } from './keys.ts';
import { passkeyCalls } from './passkey.ts';
import { profileCalls } from './profile.ts';
import { auth } from './signed-in.ts';

export const accountHandlers = {
  'account/export': accountExport,
  ...accountCalls,
  'account/confirm': accountConfirm,
  'account/link': accountLink,
  'account/resend': accountResend,
  'user/auth': auth,
  ...deletionCalls,
  ...devicesCalls,
  ...factorCalls,
  ...identityCalls,
  ...keysCalls,
  ...mailedCalls,
  'account/sign-up-confirm': accountSignUpConfirm,
  ...passkeyCalls,
  'account/picture-remove': accountPictureRemove,
  'account/picture-save': accountPictureSave,
  ...profileCalls,
  'user/password-update': userPasswordUpdate,
} as const;

export { toOffered } from './account.ts';
export { registerConfirmForm } from './confirm.ts';
export { type Erased, eraseUnlessInUse } from './deletion.ts';
export { findDeletionFacts, lockAccount } from './deletion-facts-queries.ts';
export { findSessions } from './queries.ts';
export { registerExportFile } from './export.ts';
export { gatherOwnData } from './export.ts';
export { findAccountOf } from './export-queries.ts';
export { registerIdentityPages } from './identity-come-back.ts';
export { findKeys, deleteKey, deleteKeys } from './queries.ts';
export { toKey } from './keys.ts';
export { makeAccountLink } from './link.ts';
export { askToHost, beginHost } from './mailed.ts';
export type { HostBeginning } from './mailed-queries.ts';
export { type MailedAccount, type CalendarEntry, loadMailedAccount } from './mail-subject.ts';
export { proveAddress } from './mailed-queries.ts';
export { askByMail, typedEmail } from './mailed.ts';
export { provePasskey } from './passkey.ts';
export { findOlderPasskeys } from './passkey-queries.ts';
export { writePicture } from './profile-queries.ts';
export { findOffered } from './queries.ts';
