// Entry point of what an owner sees and changes of the own account.
import { profileCalls } from './profile.ts';
import * as passwordUpdate from './password-update.ts';

export const profileHandlers = {
  ...profileCalls,
  [passwordUpdate.route]: passwordUpdate.handle,
} as const;

export { checkOwnPassword } from './own-password.ts';
export { findProfile, type ProfileRow, writePicture } from './queries.ts';
