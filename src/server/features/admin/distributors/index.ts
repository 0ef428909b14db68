// Entry point of distributors in the back office (docs/back-office.md#distributors).
import * as distributor from './distributor.ts';
import { distributors } from './distributors.ts';
import * as keyRemove from './distributor-key-remove.ts';

export const adminDistributorHandlers = {
  [distributor.route]: distributor.handle,
  'admin/distributors': distributors.handle,
  [keyRemove.route]: keyRemove.handle,
} as const;

export { distributors };
