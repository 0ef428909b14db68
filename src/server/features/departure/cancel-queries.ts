// The statements of a departure that does not take place.
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;

/** The bookings of a locked departure that can still be ended, in the order in which they are locked. */
export async function findOpenBookings(trx: Trx, departureId: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from booking where departure_id = ${departureId} and status in ('held', 'requested', 'confirmed')
    order by id`.execute(trx);
  return found.rows.map((row) => row.id);
}

/** Locks the payments of locked bookings, the lower id first: all of them before the first code. */
export async function lockPaymentsOf(trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await sql`
    select id from payment where booking_id = any(${[...bookingIds]}::uuid[]) order by id for no key update`.execute(
    trx,
  );
}

/** Offers whose seats were kept there cannot be used any more. */
export async function withdrawOffers(trx: Trx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set withdrawn_at = banyan_now()
    where id in (select id from offer where id = any(${[...offerIds]}::uuid[]) order by id for no key update)
      and withdrawn_at is null and booked_at is null`.execute(trx);
}
