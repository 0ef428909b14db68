// Entry point of passkeys.
import * as add from './passkey-add.ts';
import * as begin from './passkey-begin.ts';
import * as options from './passkey-options.ts';
import * as passkeys from './passkeys.ts';
import * as remove from './passkey-remove.ts';
import * as signIn from './passkey-sign-in.ts';

export const passkeyHandlers = {
  [add.route]: add.handle,
  [begin.route]: begin.handle,
  [options.route]: options.handle,
  [passkeys.route]: passkeys.handle,
  [remove.route]: remove.handle,
  [signIn.route]: signIn.handle,
} as const;

export { provePasskey } from './prove.ts';
export { findOlderPasskeys, findPasskeys } from './queries.ts';
