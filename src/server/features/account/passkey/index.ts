// Entry point of passkeys.
import { passkeyCalls } from './passkey.ts';

export const passkeyHandlers = {
  ...passkeyCalls,
} as const;

export { provePasskey } from './prove.ts';
export { findOlderPasskeys, findPasskeys } from './queries.ts';
