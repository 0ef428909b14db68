// 72 hours after the end one who says nothing agrees with the other (docs/domain/cash.md#when-it-is-settled).
import { cashSettled } from '#src/domain/earnings/say-cash.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import * as queries from './queries.ts';

/** Settles at most `count` bookings; answers how many. */
export async function settleCash(services: Services, count = 200): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const over = await queries.lockSilent(trx, count);
    if (over.length === 0) return 0;
    // Who has waived or heard the other agree has nothing left to say either: only the time is over.
    const settled = over.map(({ id, cash, words }) => ({ id, from: cash, to: cashSettled(words) }));
    await queries.writeSettled(trx, settled);
    return settled.length;
  });
}
