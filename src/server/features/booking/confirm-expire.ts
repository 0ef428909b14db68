// Ends requests that no host has answered: after 48 hours or at the cut-off, whichever comes first (product 4).
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { endBooking } from './cancel-ending.ts';
import { lockBooking } from './lock-booking-queries.ts';
import { findLapsedRequests } from '../request/queries.ts';
import { bySystem } from './viewer.ts';

/** Works on at most `count` requests; answers how many ended. All money of them goes back in full. */
export async function expireRequests(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const id of await findLapsedRequests(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await expireOne(services, id)) ended += 1;
    } catch (error) {
      // One request that cannot be ended must not keep the others waiting.
      services.log.error({ err: error, booking: id }, 'a request could not be ended');
    }
  }
  return ended;
}

/** False when somebody has answered or withdrawn it meanwhile. */
async function expireOne(services: Services, id: string): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking || !stepOf(booking, 'expire', 'system', booking.now_ms).ok || booking.status !== 'requested')
      return false;
    await endBooking(trx, booking, { to: 'expired', cause: 'request_expired', by: bySystem, reason: '' });
    return true;
  });
}
