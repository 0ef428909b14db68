// Entry point of deleting one's own account.
import * as ask from './delete-send.ts';
import * as del from './delete.ts';
import * as deletion from './deletion.ts';

export const deletionHandlers = {
  [ask.route]: ask.handle,
  [del.route]: del.handle,
  [deletion.route]: deletion.handle,
} as const;

export { type Erased, eraseUnlessInUse } from './erase-account.ts';
export { findDeletionFacts, lockAccount } from './facts-queries.ts';
