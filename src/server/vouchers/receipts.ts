// Receipts for what was paid and what was given back, with numbers that follow each other without a gap (ADR 034).
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { isReceiptDue, issueNext, lockCounter } from './receipts-queries.ts';

/** Issues what is due, at most `count`. Answers how many were issued. Several processes may do it at once. */
export async function issueReceipts({ db }: Pick<Services, 'db'>, count = 200): Promise<number> {
  if (!(await isReceiptDue(db))) return 0;
  return inTransaction(db, async (trx) => {
    await lockCounter(trx);
    return issueNext(trx, count);
  });
}
