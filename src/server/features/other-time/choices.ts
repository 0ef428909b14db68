// other-time/choices: the times that a host can offer for a request (docs/domain/lifecycle.md#another-time).
import { canDo, untimed } from '#src/domain/booking/lifecycle.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { actingAs, findTimeOffer, openBooking } from '#src/server/features/booking/index.ts';
import { findFreeTimes } from './free-times.ts';

export const route = 'other-time/choices';

export const handle: Handler<typeof route> = async ({ booking_id }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const { row } = opened;
  const facts = { ...untimed(row.status), request_until: row.request_until?.getTime() ?? null };
  if (!canDo(facts, 'offer_time', actingAs('host', row, call).role, row.now_ms)) return refuse('booking-state');
  const [times, open] = await Promise.all([findFreeTimes(call.services, row), findTimeOffer(call.services.db, row.id)]);
  return {
    choices: times.map(({ date, time, seats_left }) => ({ date, time, seats_left })),
    offered: open && { date: open.date, time: open.time, until: new Date(open.expires_at).toISOString() },
  };
};
