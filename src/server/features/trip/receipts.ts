// Receipts for what was paid and what was given back, with numbers that follow each other without a gap (ADR 034).
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { isReceiptDue, issueNext, lockCounter } from './receipt-queries.ts';

/** The number of a receipt as it is printed and named: 'R-000042'. `number` is the counter's, from 1. */
export function receiptName(number: string | number): string {
  return `R-${String(number).padStart(6, '0')}`;
}

/** Reads a printed number back, or null when it is none. Only the printed form is taken: each receipt has one address. */
export function readReceiptName(name: string): number | null {
  const digits = /^R-(\d{6,15})$/.exec(name)?.[1];
  const number = Number(digits);
  return digits !== undefined && number > 0 && receiptName(number) === name ? number : null;
}

/** Issues what is due, at most `count`. Answers how many were issued. Several processes may do it at once. */
export async function issueReceipts({ db }: Pick<Services, 'db'>, count = 200): Promise<number> {
  if (!(await isReceiptDue(db))) return 0;
  return inTransaction(db, async (trx) => {
    await lockCounter(trx);
    return issueNext(trx, count);
  });
}
