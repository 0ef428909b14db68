// Entry point of what an owner sees and changes of the own account.
import * as detail from './detail.ts';
import * as detailUpdate from './detail-update.ts';
import * as passwordUpdate from './password-update.ts';

export const profileHandlers = {
  [detail.route]: detail.handle,
  [detailUpdate.route]: detailUpdate.handle,
  [passwordUpdate.route]: passwordUpdate.handle,
} as const;

export { checkOwnPassword } from './own-password.ts';
export { findProfile } from './queries.ts';
