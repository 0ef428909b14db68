// Frees holds whose time has run out. Nothing depends on when it runs: readers count live holds only
// (docs/domain/scarcity.md#holds).
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { freeHolds, tryLockDeparture } from './hold-queries.ts';
import { findLapsedDepartures } from './status-queries.ts';

/** Works on at most `count` departures; answers how many were freed. A departure that is in use waits for next time. */
export async function freeLapsedHolds(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (const departureId of await findLapsedDepartures(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await freeOne(services, departureId)) freed += 1;
    } catch (error) {
      // One departure that cannot be freed must not keep the others waiting.
      services.log.error({ err: error, departure: departureId }, 'lapsed holds could not be freed');
    }
  }
  return freed;
}

async function freeOne({ db }: Services, departureId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await tryLockDeparture(trx, departureId))) return false;
    await freeHolds(trx, departureId, { sparesPaying: true });
    return true;
  });
}
