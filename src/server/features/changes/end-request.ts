// How a request ends: its host says yes or no, or no one has answered in time (docs/domain/bookings.md#requests).
import type { Transaction } from 'kysely';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import type { Services } from '#src/server/services.ts';
import { bySystem, endBooking, lockBooking, writeAccepted } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { findLapsedRequests } from './request-queries.ts';
import { t } from '#src/server/features/texts.ts';

interface RequestAnswer {
  bookingId: string;
  /** At which of its dates; one that has moved since is not answered. */
  departureId?: number;
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
  answer: RequestAnswer,
): Promise<CallOutput<'booking/confirm'> | Refusal> {
  return inTransaction(services.db, (trx) => answerRequestIn(trx, answer));
}

/** The same in a transaction of the caller's, which does more with it. */
export async function answerRequestIn(
  trx: Transaction<Database>,
  { bookingId, departureId, decision, reason, by }: RequestAnswer,
): Promise<CallOutput<'booking/confirm'> | Refusal> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return refuse('booking-not-found');
  if (departureId !== undefined && booking.departure_id !== departureId) return refuse('booking-state');
  const step = stepOf(booking, decision, by.role, booking.now_ms);
  if (!step.ok) return refuse(step.code);
  if (decision === 'accept') {
    await writeAccepted(trx, booking, by);
    return { booking_status: step.to, message: toReader(() => t('request.accepted')) };
  }
  await endBooking(trx, booking, { action: 'decline', cause: 'request_declined', by, reason });
  return { booking_status: step.to, message: toReader(() => t('request.declined')) };
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

/** False when someone has answered or withdrawn it meanwhile. */
async function expireOne(services: Services, id: string): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking || !stepOf(booking, 'expire', 'system', booking.now_ms).ok || booking.status !== 'requested')
      return false;
    await endBooking(trx, booking, { action: 'expire', cause: 'request_expired', by: bySystem, reason: '' });
    return true;
  });
}
