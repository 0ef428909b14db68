// booking/list-host: the bookings of a host's courses, the next one first; a coordinator sees those of the hosts it acts for.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { listBookings } from './list-bookings.ts';

export const route = 'booking/list-host';

export const handle: Handler<typeof route> = async (input, { services, actor }) =>
  actor.userId === null
    ? refuse('unauthorized')
    : listBookings(services.db, { ...input, userId: actor.userId, as: 'host' });
