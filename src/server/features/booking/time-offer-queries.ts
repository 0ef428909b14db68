// Another time that a host has offered for a request: it ends with whatever becomes of the request, and so do its seats
// (docs/domain/lifecycle.md#another-time, ADR 090).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** An offer that its guest may take; instants in ms since 1970. */
export interface TimeOffer {
  id: string;
  departure_id: number;
  hold_id: string | null;
  date: string;
  time: string;
  expires_at: number;
}

/** The open offer of a request; null where there is none, or its time is over. */
export async function findTimeOffer(db: Kysely<Database>, bookingId: string): Promise<TimeOffer | null> {
  const result = await sql<TimeOffer>`
    select o.id, o.departure_id, o.hold_id, d.local_date as date, d.start_time as time,
      (extract(epoch from o.expires_at) * 1000)::bigint as expires_at
    from time_offer o join booking b on b.id = o.booking_id join departure d on d.id = o.departure_id
    where o.booking_id = ${bookingId} and o.closed_at is null and o.expires_at > banyan_now()
      and b.status = 'requested'`.execute(db);
  return result.rows[0] ?? null;
}

const outcomes: Partial<Record<BookingAction, 'taken' | 'refused'>> = { take_time: 'taken', refuse_time: 'refused' };

/** Parts of a statement that end the open offer of a request. Its hold runs out, so whoever counts seats finds them free. */
export function timeOfferEnds(bookingId: string, action: BookingAction): RawBuilder<unknown> {
  return sql`let_go as (
    update time_offer set outcome = ${outcomes[action] ?? 'ended'}, closed_at = banyan_now()
    where booking_id = ${bookingId} and closed_at is null returning hold_id
  ), lapsed as (
    update booking h set hold_until = banyan_now() from let_go g where h.id = g.hold_id and h.status = 'held' returning h.id
  )`;
}
