// reschedule/move: first what a move changes, then the move at exactly those figures; it never charges
// (docs/domain/lifecycle.md#moving).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { actingAs, lockBooking, lockDepartures, openBooking } from '../booking/index.ts';
import { moveLocked } from './move-locked.ts';
import { targetDeparture } from './target-departure.ts';

export const route = 'reschedule/move';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call, 'requests');
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  if (row.date === input.date && row.time === input.time) return refuse('same-departure');
  const target = await targetDeparture(call.services, row, input);
  if (isRefusal(target)) return target;
  const by = actingAs(viewer, row, call);
  return inTransaction(call.services.db, async (trx) => {
    await lockDepartures(trx, [row.departure_id, target]);
    const booking = await lockBooking(trx, row.id, row.departure_id);
    // Moved by another tab a moment ago: the figures that were shown are old.
    if (!booking) return refuse('quote-changed');
    const moved = await moveLocked(trx, booking, { target, ...input, by }, call.services);
    if (!isRefusal(moved) && moved.moved && by.role === 'operator')
      await writeAudit(trx, {
        actorId: by.actorId,
        action: 'booking-moved',
        subject: `booking:${booking.id}`,
        detail: {
          before: { date: booking.date, time: booking.time, total: moved.old_total },
          after: { date: input.date, time: input.time, total: moved.quote.total_price, refund: moved.refund_amount },
        },
      });
    return moved;
  });
};
