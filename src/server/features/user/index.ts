// Entry point of the feature user.
import { userCalls } from './user.ts';

export const userHandlers = {
  ...userCalls,
} as const;

export { hostPicture, toHostImage, type HostPicture } from './host-picture-queries.ts';
export {
  beginFactor,
  confirmFactor,
  dropFactor,
  findFactor,
  replaceRecovery,
  type FactorRow,
} from './factor/queries.ts';
export { checkFactor, hasFactor, takeCode } from './factor/check-factor.ts';
export { countDerivedBy, sealDerived } from './factor/derived-factors.ts';
export { insertRelease, releaseFactors } from './factor/release-queries.ts';
export { newFactor, setupOf } from './factor/authenticator.ts';
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
