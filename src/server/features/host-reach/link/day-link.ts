// The link to the day of a booking: who comes, and from there every act of the day (docs/host-links.md#a-day).
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostLinkFor } from './host-link-for.ts';
import { findLinkedBooking } from './subject-queries.ts';

/** Its address; null where the day is over, or the booking is not this host's. */
export async function dayLinkFor(
  db: Kysely<Database>,
  setting: Parameters<typeof hostLinkFor>[1],
  { hostId, bookingId }: { hostId: string; bookingId: string },
): Promise<string | null> {
  const booking = await findLinkedBooking(db, bookingId, hostId);
  return booking && hostLinkFor(db, setting, { hostId, purpose: 'today', date: booking.date });
}
