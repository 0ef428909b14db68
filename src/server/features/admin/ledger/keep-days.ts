// Days of the ledger that are over are summed up by the worker loop, each once (docs/back-office.md#ledger).
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { keepSums, lockDueDay } from './sum-queries.ts';

const atOnce = 200;

/** Keeps the sums of some days that are over; answers of how many. Of two processes one waits, and finds the next day. */
export async function keepLedgerDays(
  { db }: Pick<Services, 'db'>,
  count = atOnce,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  while (done < count && !signal?.aborted) {
    const isKept = await inTransaction(db, async (trx) => {
      const day = await lockDueDay(trx);
      if (day !== null) await keepSums(trx, day);
      return day !== null;
    });
    if (!isKept) break;
    done += 1;
  }
  return done;
}
