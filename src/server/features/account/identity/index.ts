// Entry point of accounts elsewhere that open one here: the calls, the way to a provider and back, and what the file of one's own
// data has of them (docs/accounts.md#google-and-facebook).
import { identityCalls } from './identity.ts';

export const identityHandlers = {
  ...identityCalls,
} as const;

// Not calls: a browser follows them as links.
export { registerIdentityPages } from './come-back.ts';

export { findIdentities } from './queries.ts';
