// Entry point of accounts: sign-up and links in mails, devices, keys and passkeys, own data, deletion (docs/accounts.md).
import { accountConfirm } from './confirm.ts';
import { accountLink, accountResend } from './link.ts';
import { accountExport } from './export/export.ts';
import { userPasswordUpdate } from './profile/password.ts';
import { accountPictureRemove, accountPictureSave } from './picture.ts';
import { accountSignUpConfirm } from './mailed/sign-up-confirm.ts';
import { accountCalls } from './account.ts';
import { deletionCalls } from './deletion/deletion.ts';
import { devicesCalls } from './devices.ts';
import { factorCalls } from './factor.ts';
import { identityCalls } from './identity/identity.ts';
import { keysCalls } from './keys.ts';
import { mailedCalls } from './mailed/mailed.ts';
import { passkeyCalls } from './passkey/passkey.ts';
import { profileCalls } from './profile/profile.ts';
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
export { type Erased, eraseUnlessInUse } from './deletion/deletion.ts';
export { findDeletionFacts, lockAccount } from './deletion/facts-queries.ts';
export { findSessions } from './device-queries.ts';
export { registerExportFile } from './export/export.ts';
export { gatherOwnData } from './export/export.ts';
export { findAccountOf } from './export/queries.ts';
export { registerIdentityPages } from './identity/come-back.ts';
export { findKeys, deleteKey, deleteKeys } from './key-queries.ts';
export { toKey } from './keys.ts';
export { makeAccountLink } from './link.ts';
export { askToHost, beginHost } from './mailed/sign-up-confirm.ts';
export type { HostBeginning } from './mailed/host-application-queries.ts';
export { type MailedAccount, type CalendarEntry, loadMailedAccount } from './mailed/mail-subject.ts';
export { proveAddress } from './mailed/queries.ts';
export { askByMail, typedEmail } from './mailed/request.ts';
export { provePasskey } from './passkey/prove.ts';
export { findOlderPasskeys } from './passkey/queries.ts';
export { writePicture } from './profile/queries.ts';
export { findOffered } from './queries.ts';
