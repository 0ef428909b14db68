// Entry point of deleting one's own account.
import { deletionCalls } from './deletion.ts';

export const deletionHandlers = {
  ...deletionCalls,
} as const;

export { type Erased, eraseUnlessInUse } from './erase-account.ts';
export { findDeletionFacts, lockAccount } from './facts-queries.ts';
