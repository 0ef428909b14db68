// Entry point of the bank details of hosts (docs/domain/payouts.md#payout-details).
// The details themselves are sealed (ADR 081); the rest of the feature asks for them here.
import * as decide from './details-decide.ts';
import * as details from './details.ts';
import * as save from './details-save.ts';
import * as show from './show.ts';
import * as waiting from './waiting.ts';
import * as withdraw from './details-withdraw.ts';

export const detailsHandlers = {
  [decide.route]: decide.handle,
  [details.route]: details.handle,
  [save.route]: save.handle,
  [show.route]: show.handle,
  [waiting.route]: waiting.handle,
  [withdraw.route]: withdraw.handle,
} as const;

export { findHostDetails, lockPayouts } from './queries.ts';
export { maskedOf, openDetails, sealDetails } from './sealed-details.ts';
