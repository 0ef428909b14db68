// Entry point of distributors in the back office (docs/back-office.md#distributors).
import * as distributor from './distributor.ts';
import * as distributors from './distributors.ts';
import * as keyRemove from './distributor-key-remove.ts';

export const adminDistributorHandlers = {
  [distributor.route]: distributor.handle,
  [distributors.route]: distributors.handle,
  [keyRemove.route]: keyRemove.handle,
} as const;

export { registerDistributorFile } from './distributors-file.ts';
