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

/** Offers whose seats were kept there cannot be used any more. */
export async function withdrawOffers(trx: Trx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set withdrawn_at = banyan_now()
    where id = any(${[...offerIds]}::uuid[]) and withdrawn_at is null and booked_at is null`.execute(trx);
}
