// How a request ends: its host says yes or no, or nobody has answered in time (docs/domain/lifecycle.md#requests).
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { bySystem, endBooking, lockBooking, writeAccepted } from '../booking/index.ts';
import type { Acting } from '../team/index.ts';
import { findLapsedRequests } from './queries.ts';
import { t } from '../t.ts';

interface RequestAnswer {
  bookingId: string;
  decision: 'accept' | 'decline';
  reason: string;
  by: Acting;
}

/**
 * Accepts or declines under the locks. Answered twice, too late or withdrawn meanwhile: `booking-state`. After a no all
 * money goes back at once.
 */
export async function answerRequest(
  services: Services,
  { bookingId, decision, reason, by }: RequestAnswer,
): Promise<CallOutput<'booking/confirm'> | Refusal> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking) return refuse('booking-not-found');
    const step = stepOf(booking, decision, by.role, booking.now_ms);
    if (!step.ok) return refuse(step.code);
    if (decision === 'accept') {
      await writeAccepted(trx, booking, by);
      return { booking_status: step.to, message: t('request.accepted') };
    }
    await endBooking(trx, booking, { action: 'decline', cause: 'request_declined', by, reason });
    return { booking_status: step.to, message: t('request.declined') };
  });
}

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
    await endBooking(trx, booking, { action: 'expire', cause: 'request_expired', by: bySystem, reason: '' });
    return true;
  });
}
