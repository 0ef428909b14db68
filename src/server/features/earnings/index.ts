// Entry point of earnings: statements, cash, payouts (docs/domain/ledger.md#runs).
import { cashDisputes, cashCalls } from './cash.ts';
import { earningsLines } from './statement.ts';
import { earningsSummary } from './summary.ts';
import { detailsCalls } from './payout-details.ts';
import { runCalls } from './payout-run.ts';

export const earningsHandlers = {
  ...cashCalls,
  'cash/disputes': cashDisputes,
  'earnings/lines': earningsLines,
  'earnings/summary': earningsSummary,
  ...detailsCalls,
  ...runCalls,
} as const;

export { sayCash } from './cash.ts';
export { settleCash } from './cash.ts';
export { sealDetails } from './payout-details.ts';
export { registerPayoutFiles } from './payout-files.ts';
export type { DoneRow, LineRow } from './queries.ts';
export { type Statement, lineKind, openStatement, statementCsv } from './statement.ts';
