// other-time/detail: the other time that a guest is offered, with what it changes (docs/domain/lifecycle.md#another-time).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { anonymous, type CallContext, type Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import * as bookings from '#src/server/features/booking/index.ts';
import type { DetailRow, TimeOffer } from '#src/server/features/booking/index.ts';
import { moveLocked } from '#src/server/features/reschedule/index.ts';

export const route = 'other-time/detail';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await bookings.openBooking(input, call, 'departures', 'bookings');
  if (!opened || opened.viewer === 'host') return refuse('booking-not-found');
  const { row } = opened;
  const open = await bookings.findTimeOffer(call.services.db, row.id);
  const change = open && (await changeOf(row, open, call));
  if (!open || !change || isRefusal(change)) return { offer: null };
  const { id, date, time, expires_at } = open;
  return { offer: { id, date, time, until: new Date(expires_at).toISOString(), change } };
};

/** The figures of the move, as they are now; nothing is changed. */
async function changeOf(row: DetailRow, takes: TimeOffer, { services }: CallContext) {
  const { departure_id: target, date, time } = takes;
  const by = bookings.actingAs('guest', row, { actor: anonymous });
  return inTransaction(services.db, async (trx) => {
    await bookings.lockDepartures(trx, [row.departure_id, target]);
    const booking = await bookings.lockBooking(trx, row.id, row.departure_id);
    return booking && moveLocked(trx, booking, { target, date, time, by, takes }, services);
  });
}
