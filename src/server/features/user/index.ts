// Entry point of the feature user.
import * as auth from './auth.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';

export const userHandlers = {
  [auth.route]: auth.handle,
  [login.route]: login.handle,
  [logout.route]: logout.handle,
} as const;

export { hostPicture, toHostImage, type HostPicture } from './host-picture-queries.ts';
export { pageUserOf } from './session-fields.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
