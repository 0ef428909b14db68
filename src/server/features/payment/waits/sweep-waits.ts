// Looks through late money that waits for a seat: gives what has become free to the one that came first, and ends what is over.
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { settleWait } from './wait.ts';
import { findRipeWaits } from './wait-queries.ts';

const atOnce = 50;

/** One round. Answers how many have ended. */
export async function sweepWaits(services: Services, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const paymentId of await findRipeWaits(services.db, atOnce)) {
    if (signal?.aborted) break;
    try {
      const end = await inTransaction(services.db, (trx) => settleWait(trx, paymentId));
      if (end === 'seat' || end === 'refund') ended += 1;
    } catch (error) {
      services.log.error({ err: error, paymentId }, 'late money that waits for a seat could not be settled');
    }
  }
  return ended;
}
