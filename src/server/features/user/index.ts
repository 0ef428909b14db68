// Entry point of users: login, sessions, second factor, blocks (docs/accounts.md).
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
} from './access-queries.ts';
export { haveBlock, findBlocks, isAnyDeleted, type Pair, inAccount } from './block-queries.ts';
export { newFactor, setupOf } from './factor/authenticator.ts';
export { takeCode, hasFactor, checkFactor } from './factor/check-factor.ts';
export { sealDerived, countDerivedBy } from './factor/derived-factors.ts';
export {
  beginFactor,
  confirmFactor,
  replaceRecovery,
  findFactor,
  dropFactor,
  type FactorRow,
} from './factor/queries.ts';
export { insertRelease, releaseFactors } from './factor/release-queries.ts';
export { hostPicture, type HostPicture, toHostImage } from './host-picture-queries.ts';
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
