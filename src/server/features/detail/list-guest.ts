// booking/list-guest: the bookings of who is signed in, the next trip first.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { whyRefused } from '#src/server/http/identity.ts';
import { listBookings } from './list-bookings.ts';

export const route = 'booking/list-guest';

export const handle: Handler<typeof route> = async (input, { services, actor }) =>
  actor.userId === null
    ? refuse('unauthorized')
    : {
        ...(await listBookings(services.db, { ...input, userId: actor.userId, as: 'guest' })),
        is_host: whyRefused('booking/list-host', actor) === null,
      };
