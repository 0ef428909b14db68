// How a booking stands when a payment of it has come to nothing.
import { sql, type Kysely } from 'kysely';
import type { BookingLeft } from '#src/domain/payment/lost-payment.ts';
import type { Database } from '#src/server/db/schema.ts';

/** Reads it; null when there is no such booking. */
export async function findBookingLeft(db: Kysely<Database>, bookingId: string): Promise<BookingLeft | null> {
  const found = await sql<BookingLeft>`
    select b.status, b.is_replaced, coalesce(b.cancelled_by, 'guest') <> 'guest' as is_called_off,
      coalesce(b.hold_until > banyan_now(), false) as is_hold_live,
      exists (select from payment p where p.booking_id = b.id
        and p.status in ('new', 'open', 'action', 'unknown')) as has_live_payment
    from booking b where b.id = ${bookingId}`.execute(db);
  return found.rows[0] ?? null;
}
