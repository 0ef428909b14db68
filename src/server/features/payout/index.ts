// Entry point of the feature payout: where the money of hosts goes, and the runs in which it is paid (docs/domain/payouts.md).
import { detailsCalls } from './details/details.ts';
import { runCalls } from './run/run.ts';

export const payoutHandlers = { ...detailsCalls, ...runCalls } as const;

export { findHostDetails } from './details/queries.ts';
export { sealDetails } from './details/sealed-details.ts';
export { registerPayoutFiles } from './run/files.ts';
