// Entry point of the feature user.
import { userCalls } from './user.ts';

export const userHandlers = {
  ...userCalls,
} as const;

export { hostPicture, toHostImage, type HostPicture } from './host-picture-queries.ts';
export {
  beginFactor,
  checkFactor,
  confirmFactor,
  countDerivedBy,
  dropFactor,
  findFactor,
  hasFactor,
  insertRelease,
  newFactor,
  releaseFactors,
  replaceRecovery,
  sealDerived,
  setupOf,
  takeCode,
  type FactorRow,
} from './factor/index.ts';
export { changeAccess, endSessions, holdAccess, isKnownDevice, type Checked, type Inside } from './access-queries.ts';
export { tryingOf } from './user.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { findAccount, findAccountByEmail } from './queries.ts';
export { pageUserOf, sessionFields } from './session-fields.ts';
export {
  endSession,
  factorShown,
  forgetBrowser,
  insideHere,
  openSession,
  renewSession,
  sessionHere,
} from './session.ts';
