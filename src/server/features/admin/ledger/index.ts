// Entry point of the ledger in the back office: its postings, its balances, and the days that are summed up (docs/back-office.md#ledger).
import * as ledger from './ledger.ts';

export const adminLedgerHandlers = { [ledger.route]: ledger.handle } as const;

export { keepLedgerDays } from './keep-days.ts';
export { registerLedgerFile } from './ledger-file.ts';
