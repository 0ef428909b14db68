// Entry point of accounts elsewhere that open one here: the calls, the way to a provider and back, and what the file of one's own
// data has of them (docs/accounts.md#google-and-facebook).
import * as begin from './identity-begin.ts';
import * as confirm from './identity-confirm.ts';
import * as facebook from './facebook.ts';
import * as identities from './identities.ts';
import * as remove from './identity-remove.ts';

export const identityHandlers = {
  [begin.route]: begin.handle,
  [confirm.route]: confirm.handle,
  [facebook.route]: facebook.handle,
  [identities.route]: identities.handle,
  [remove.route]: remove.handle,
} as const;

// Not calls: a browser follows them as links.
export { registerIdentityPages } from './come-back.ts';

export { findIdentities } from './queries.ts';
