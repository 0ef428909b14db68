// Entry point of payout runs (docs/domain/payouts.md#runs).
import { runCalls } from './run.ts';

export const runHandlers = {
  ...runCalls,
} as const;

export { registerPayoutFiles } from './files.ts';
