// Entry point of service fees in the back office (docs/back-office.md#service-fees).
import * as feeList from './fee-list.ts';
import * as feeSet from './fee-set.ts';

export const officeMoneyHandlers = {
  [feeList.route]: feeList.handle,
  [feeSet.route]: feeSet.handle,
} as const;
