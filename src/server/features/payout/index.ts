// Entry point of the feature payout: where the money of hosts goes, and the runs in which it is paid (docs/domain/payouts.md).
import { detailsHandlers } from './details/index.ts';
import { runHandlers } from './run/index.ts';

export const payoutHandlers = { ...detailsHandlers, ...runHandlers } as const;

export { findHostDetails, sealDetails } from './details/index.ts';
export { registerPayoutFiles } from './run/index.ts';
