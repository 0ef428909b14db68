// Entry point of the bank details of hosts (docs/domain/payouts.md#payout-details).
// The details themselves are sealed (ADR 081); the rest of the feature asks for them here.
import { detailsCalls } from './details.ts';

export const detailsHandlers = {
  ...detailsCalls,
} as const;

export { findHostDetails, lockPayouts } from './queries.ts';
export { maskedOf, openDetails, sealDetails } from './sealed-details.ts';
