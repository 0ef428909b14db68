// After a new master key the stored details are sealed again, so that the old key can be retired (ADR 054, ADR 081).
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { findSealedByOlder, writeSealed } from './reseal-queries.ts';
import { openDetails, sealDetails } from './sealed-details.ts';

/** Seals at most `count` rows again; answers how many. One that does not open stays as it is. */
export async function resealDetails({ db, keys }: Pick<Services, 'db' | 'keys'>, count = 100): Promise<number> {
  return inTransaction(db, async (trx) => {
    let done = 0;
    for (const { id, sealed } of await findSealedByOlder(
      trx,
      keys.masters.map(({ version }) => version),
      count,
    )) {
      const details = openDetails(keys, id, sealed);
      if (details === null) continue;
      await writeSealed(trx, id, sealDetails(keys, id, details));
      done += 1;
    }
    return done;
  });
}
