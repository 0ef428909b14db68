// Ends requests: accepted, declined or expired (docs/domain/bookings.md#requests).
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
  /** Rejects replies to a date that has changed. */
  departureId?: number;
  decision: 'accept' | 'decline';
  reason: string;
  by: Acting;
}

/** Under the locks. Repeated, late or withdrawn: `booking-state`. Declining refunds everything at once. */
export async function answerRequest(
  services: Services,
  answer: RequestAnswer,
): Promise<CallOutput<'booking/confirm'> | Refusal> {
  return inTransaction(services.db, (trx) => answerRequestIn(trx, answer));
}

/** In the caller's transaction. */
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

/** At most `count`; returns how many ended. All money is refunded. */
export async function expireRequests(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const id of await findLapsedRequests(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await expireOne(services, id)) ended += 1;
    } catch (error) {
      // One failing request must not block others.
      services.log.error({ err: error, booking: id }, 'could not end a request');
    }
  }
  return ended;
}

/** False when it was answered or withdrawn meanwhile. */
async function expireOne(services: Services, id: string): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking || !stepOf(booking, 'expire', 'system', booking.now_ms).ok || booking.status !== 'requested')
      return false;
    await endBooking(trx, booking, { action: 'expire', cause: 'request_expired', by: bySystem, reason: '' });
    return true;
  });
}
