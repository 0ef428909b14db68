// Entry point of service fees and exchange rates in the back office (docs/back-office.md#service-fees).
import { moneyCalls } from './money.ts';
import * as rateList from './rate-list.ts';
import * as rateSet from './rate-set.ts';

export { registerMoneyFiles } from './money-files.ts';

/** What answers their calls. */
export const adminMoneyHandlers = {
  // Fees.
  ...moneyCalls,
  // Rates.
  [rateList.route]: rateList.handle,
  [rateSet.route]: rateSet.handle,
} as const;
