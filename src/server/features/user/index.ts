// Entry point of users (docs/domain/accounts.md).
import { userCalls } from './user.ts';

export const userHandlers = {
  ...userCalls,
} as const;

export {
  endSessions,
  holdAccess,
  changeAccess,
  type AccessVersion,
  type ActiveSession,
  isKnownDevice,
} from './queries.ts';
export { haveBlock, findBlocks, isAnyDeleted, type Pair, inAccount } from './queries.ts';
export { newFactor, setupOf } from './authenticator.ts';
export { takeCode, hasFactor, checkFactor } from './check-factor.ts';
export { sealDerived, countDerivedBy } from './check-factor.ts';
export {
  beginFactor,
  confirmFactor,
  replaceRecovery,
  findFactor,
  dropFactor,
  type FactorRow,
} from './factor-queries.ts';
export { insertRelease, releaseFactors } from './factor-queries.ts';
export { hostPicture, type HostPicture, toHostImage } from './queries.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { findAccount } from './queries.ts';
export { sessionFields, pageUserOf } from './session.ts';
export {
  endSession,
  forgetBrowser,
  sessionHere,
  insideHere,
  renewSession,
  factorShown,
  openSession,
  setCsrf,
} from './session.ts';
export { tryingOf } from './user.ts';
