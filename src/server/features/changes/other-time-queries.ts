// Statements of another time for a request (docs/domain/bookings.md#offering-another-time).
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

export async function insertTimeOffer(
  trx: Transaction<Database>,
  made: { id: string; bookingId: string; departureId: number; holdId: string; untilMs: number },
): Promise<void> {
  await sql`
    insert into time_offer (id, booking_id, departure_id, hold_id, expires_at)
    values (${made.id}, ${made.bookingId}, ${made.departureId}, ${made.holdId},
      to_timestamp(${made.untilMs / 1000}::float8))`.execute(trx);
}

/** CTE that queues an email with a status change. */
export function mailOfTime(
  kind: 'time-offered' | 'host-time-refused',
  facts: Readonly<Record<string, string>>,
): RawBuilder<unknown> {
  return sql`, mailed as (
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify({ ...facts, kind })}::jsonb || jsonb_build_object('booking_id', id) from changed
  )`;
}
