// The statements behind more seats for the departure of a booking (docs/back-office.md#more-seats).
import { sql, type Kysely, type Transaction } from 'kysely';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** The departure of a booking with its seats; what is taken counts holds that have not run out. */
export interface BookedDeparture {
  hostId: string;
  courseId: number;
  date: string;
  time: string;
  capacity: number;
  taken: number;
  has_begun: boolean;
  is_closed: boolean;
  bookings: number;
}

/** The departure; null where there is no such booking. */
export async function findDeparture(db: Kysely<Database>, bookingId: string): Promise<BookedDeparture | null> {
  const result = await sql<BookedDeparture>`
    select c.host_id as "hostId", c.id as "courseId", d.local_date::text as date, coalesce(left(d.start_time::text, 5), '') as time, d.capacity,
      coalesce(d.taken - (select coalesce(sum(o.pax), 0)::integer from booking o
        where o.departure_id = d.id and o.status = 'held' and o.hold_until <= banyan_now()), 0) as taken,
      d.starts_at <= banyan_now() as has_begun,
      exists (select from availability_exception e where e.course_id = c.id and e.local_date = d.local_date
        and e.start_time = d.start_time and e.kind = 'closed') as is_closed,
      (select count(*)::integer from booking o where o.departure_id = d.id and o.status = any(${[...awaitedStatuses]}::text[])) as bookings
    from booking b join departure d on d.id = b.departure_id join course c on c.id = d.course_id
    where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Tells the host how many seats the departure has now. */
export async function queueSeatsMail(
  trx: Transaction<Database>,
  { bookingId, before, after }: { bookingId: string; before: number; after: number },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'host-seats-raised',
      'booking_id', ${bookingId}::text, 'before', ${before}::integer, 'after', ${after}::integer))`.execute(trx);
}
