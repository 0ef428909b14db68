// Entry point of the feature account: links in mails, bookings that wait for their owner, and what an owner sees and changes.
import { accountCalls } from './account.ts';
import * as confirm from './confirm.ts';
import { deletionCalls } from './deletion/deletion.ts';
import { devicesCalls } from './devices.ts';
import { exportHandlers } from './export/index.ts';
import { factorCalls } from './factor.ts';
import { identityCalls } from './identity/identity.ts';
import { keysCalls } from './keys.ts';
import * as link from './link.ts';
import { mailedHandlers } from './mailed/index.ts';
import { passkeyHandlers } from './passkey/index.ts';
import { pictureHandlers } from './picture/index.ts';
import { profileHandlers } from './profile/index.ts';
import * as resend from './resend.ts';

export const accountHandlers = {
  ...accountCalls,
  [confirm.route]: confirm.handle,
  [link.route]: link.handle,
  [resend.route]: resend.handle,
  ...deletionCalls,
  ...devicesCalls,
  ...exportHandlers,
  ...factorCalls,
  ...identityCalls,
  ...keysCalls,
  ...mailedHandlers,
  ...passkeyHandlers,
  ...pictureHandlers,
  ...profileHandlers,
} as const;

export { type Erased, eraseUnlessInUse } from './deletion/erase-account.ts';
export { findDeletionFacts, lockAccount } from './deletion/facts-queries.ts';
export { findAccountOf, gatherOwnData, registerExportFile } from './export/index.ts';
export { findSessions } from './device-queries.ts';
export { deleteKey, deleteKeys, findKeys } from './key-queries.ts';
export { toKey } from './keys.ts';
export { registerIdentityPages } from './identity/come-back.ts';
export { registerConfirmForm } from './confirm-form.ts';
export { toOffered } from './account.ts';
export { writePicture } from './profile/index.ts';
export { findOffered } from './queries.ts';
export { makeAccountLink } from './link.ts';
export {
  askByMail,
  askToHost,
  beginHost,
  type HostBeginning,
  loadMailedAccount,
  type CalendarEntry,
  type MailedAccount,
  typedEmail,
} from './mailed/index.ts';
