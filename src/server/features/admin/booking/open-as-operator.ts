// A booking in the hands of an operator, who decides about nobody's but others' (docs/back-office.md#one-booking).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { type DetailRow, openBooking } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';

/** The booking with the operator who acts; refused where it is missing, the operator's own, or one of a host in whose team they are. */
export async function openAsOperator(
  booking_id: string,
  call: CallContext,
): Promise<{ row: DetailRow; by: Acting; actorId: string } | Refusal> {
  const opened = await openBooking({ booking_id }, call, 'departures', 'bookings');
  const { userId: actorId } = call.actor;
  if (!opened || actorId === null) return refuse('booking-not-found');
  if (opened.viewer !== 'operator') return refuse('own-booking');
  return { row: opened.row, actorId, by: { role: 'operator', actorId, onBehalfOf: null } };
}
