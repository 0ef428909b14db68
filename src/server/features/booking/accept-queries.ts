// The statement that turns a request into a booking.
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Acting } from './open-booking.ts';

/** Confirms a requested booking whose locks are held: status, history, the guest's mail. The money was posted when it came. */
export async function writeAccepted(trx: Transaction<Database>, bookingId: string, by: Acting): Promise<void> {
  await sql`
    with confirmed as (
      update booking set status = 'confirmed', confirmed_at = banyan_now(), version = version + 1
      where id = ${bookingId} and status = 'requested' returning id
    ), noted as (
      insert into booking_history (booking_id, actor, actor_id, on_behalf_of, from_status, to_status, reason)
      select id, ${by.role}, ${by.actorId}::uuid, ${by.onBehalfOf}::uuid, 'requested', 'confirmed', 'Accepted by the host'
      from confirmed
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'booking-confirmed', 'booking_id', id) from confirmed`.execute(trx);
}
