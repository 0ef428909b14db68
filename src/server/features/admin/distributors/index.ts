// Entry point of distributors in the back office (docs/back-office.md#distributors).
import { distributorsCalls } from './distributors-calls.ts';
import { distributors } from './distributors.ts';

export const adminDistributorHandlers = {
  ...distributorsCalls,
  'admin/distributors': distributors.handle,
} as const;

export { distributors };
