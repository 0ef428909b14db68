// Entry point of payout runs (docs/domain/payouts.md#runs).
import * as cancel from './run-cancel.ts';
import * as fail from './item-fail.ts';
import * as make from './run-make.ts';
import * as outlook from './outlook.ts';
import * as paid from './run-paid.ts';
import * as run from './run.ts';
import * as runs from './runs.ts';

export const runHandlers = {
  [cancel.route]: cancel.handle,
  [fail.route]: fail.handle,
  [make.route]: make.handle,
  [outlook.route]: outlook.handle,
  [paid.route]: paid.handle,
  [run.route]: run.handle,
  [runs.route]: runs.handle,
} as const;

export { registerPayoutFiles } from './files.ts';
