// A host's yes or no to a request, by login or by the link of a mail (product 4).
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { endBooking } from './cancel-ending.ts';
import { lockBooking } from './lock-booking-queries.ts';
import { writeAccepted } from './confirm-queries.ts';
import type { Acting } from './viewer.ts';

export interface RequestAnswer {
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
      await writeAccepted(trx, bookingId, by);
      return { booking_status: 'confirmed', message: 'The booking is confirmed. Your guest has been told.' };
    }
    await endBooking(trx, booking, { to: 'declined', cause: 'request_declined', by, reason });
    return { booking_status: 'declined', message: 'The request is declined. Your guest gets everything back.' };
  });
}
