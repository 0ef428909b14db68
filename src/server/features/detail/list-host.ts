// booking/list-host: the bookings of a host's courses, the next one first; a coordinator sees those of the hosts it acts for.
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { bookingCard, findBookings } from '../booking/index.ts';

export const route = 'booking/list-host';

export const handle: Handler<typeof route> = async (
  { when = 'all', booking_status, offset = 0 },
  { services, actor },
) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { rows, total } = await findBookings(services.db, {
    userId: actor.userId,
    as: 'host',
    when,
    status: booking_status ?? null,
    offset,
    count: limits.pageSize,
  });
  return { data: rows.map(bookingCard), total };
};
