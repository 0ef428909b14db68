// reschedule/move: quotes a move, then makes it at those figures; it never charges (docs/domain/bookings.md#rescheduling).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { refuseWithReason, viewerOf, type Viewer } from '#src/server/features/availability/index.ts';
import {
  actingAs,
  type DetailRow,
  lockBooking,
  lockDepartures,
  openBooking,
} from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { moveLocked } from './move-locked.ts';
import { targetDeparture } from './move-plan.ts';

export const rescheduleMove: Handler<'reschedule/move'> = async (input, call) => {
  const opened = await openBooking(input, call, 'requests');
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  if (row.date === input.date && row.time === input.time) return refuse('same-departure');
  const by = actingAs(viewer, row, call);
  // Only the guest's own hold is free for the move, not that of others acting.
  const guest = by.role === 'guest' ? viewerOf(call) : { visitorId: '', userId: row.user_id };
  const target = await targetDeparture(call.services, row, input);
  const moved = isRefusal(target) ? target : await moveTo(input, { target, guest, row, by }, call);
  if (!isRefusal(moved)) return moved;
  const query = { ...input, course_id: row.course_id, pax: row.pax, except: { date: row.date, time: row.time } };
  return refuseWithReason(moved, query, call);
};

interface MoveRequest {
  target: number;
  guest: Viewer;
  row: DetailRow;
  by: Acting;
}

function moveTo(input: CallInput<'reschedule/move'>, { target, guest, row, by }: MoveRequest, call: CallContext) {
  return inTransaction(call.services.db, async (trx) => {
    await lockDepartures(trx, [row.departure_id, target]);
    const booking = await lockBooking(trx, row.id, row.departure_id);
    // Just moved in another tab: the quote is old.
    if (!booking) return refuse('quote-changed');
    const moved = await moveLocked(trx, booking, { target, ...input, by, guest }, call.services);
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
}
