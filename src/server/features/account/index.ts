// Entry point of the feature account: links in mails, bookings that wait for their owner, and what an owner sees and changes.
import { accountCalls } from './account.ts';
import * as confirm from './confirm.ts';
import { deletionHandlers } from './deletion/index.ts';
import { deviceHandlers } from './devices/index.ts';
import { exportHandlers } from './export/index.ts';
import { factorHandlers } from './factor/index.ts';
import { identityHandlers } from './identity/index.ts';
import { keyHandlers } from './keys/index.ts';
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
  ...deletionHandlers,
  ...deviceHandlers,
  ...exportHandlers,
  ...factorHandlers,
  ...identityHandlers,
  ...keyHandlers,
  ...mailedHandlers,
  ...passkeyHandlers,
  ...pictureHandlers,
  ...profileHandlers,
} as const;

export { type Erased, eraseUnlessInUse, findDeletionFacts, lockAccount } from './deletion/index.ts';
export { findAccountOf, gatherOwnData, registerExportFile } from './export/index.ts';
export { findSessions } from './devices/index.ts';
export { deleteKey, deleteKeys, findKeys, toKey } from './keys/index.ts';
export { registerIdentityPages } from './identity/index.ts';
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
