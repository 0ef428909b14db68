// The payments by which who paid is compared (docs/invites.md#thanks).
import { sql, type Kysely } from 'kysely';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** A payment by its provider and the provider's name for it. */
export interface PayerToAsk {
  provider: ProviderName;
  provider_ref: string;
  /** Of the booking that is compared. */
  is_bookings: boolean;
}

/** The payments of a booking, and those of the last five that an account has paid with other bookings. */
export async function findPayersToAsk(
  db: Kysely<Database>,
  { bookingId, ownerId }: { bookingId: string; ownerId: string },
): Promise<PayerToAsk[]> {
  const result = await sql<PayerToAsk>`
    select p.provider, coalesce(p.provider_ref, '') as provider_ref, coalesce(p.booking_id = ${bookingId}, false) as is_bookings
    from payment p
    where p.status = 'succeeded' and p.provider_ref is not null and (p.booking_id = ${bookingId} or p.id in (
      select q.id from payment q join booking b on b.id = q.booking_id
      where b.user_id = ${ownerId} and b.id <> ${bookingId} and q.status = 'succeeded' order by q.created_at desc limit 5))`.execute(
    db,
  );
  return result.rows;
}
