// Entry point of service fees and exchange rates in the back office (docs/back-office.md#service-fees).
import * as feeList from './fee-list.ts';
import * as feeSet from './fee-set.ts';
import * as rate from './rate.ts';
import * as rateFetch from './rate-fetch.ts';
import * as rateList from './rate-list.ts';
import * as rateSet from './rate-set.ts';

export { registerMoneyFiles } from './money-files.ts';

/** What answers their calls. */
export const adminMoneyHandlers = {
  // Fees.
  [feeList.route]: feeList.handle,
  [feeSet.route]: feeSet.handle,
  // Rates.
  [rate.route]: rate.handle,
  [rateFetch.route]: rateFetch.handle,
  [rateList.route]: rateList.handle,
  [rateSet.route]: rateSet.handle,
} as const;
