// How often hosts cancel (docs/domain/host-cancels.md#cancellation-rate).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { rateDays, type CountedBookings } from '#src/domain/host-day/cancellation-rate.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

// A booking is made when it is confirmed for the first time: paid where nobody is asked, or accepted. A move confirms again.
const madeBookings = (which: RawBuilder<unknown>) => sql`
  select c.host_id, b.id, b.cancel_cause, b.cancelled_by from course c join booking b on b.course_id = c.id
  where ${which} and exists (select from booking_history y where y.booking_id = b.id and y.to_status = 'confirmed'
    and y.from_status in ('held', 'requested', 'expired') and y.at >= banyan_now() - make_interval(days => ${rateDays}))`;

const counts = sql`count(*)::integer as made,
  count(*) filter (where m.cancel_cause = 'host' and m.cancelled_by <> 'operator')::integer as by_host,
  count(*) filter (where m.cancel_cause = 'host_late')::integer as late,
  count(*) filter (where m.cancel_cause = 'unsafe_weather')::integer as weather`;

/** Of one host. */
export async function findCounted(db: Kysely<Database>, hostId: string): Promise<CountedBookings> {
  const result = await sql<CountedBookings>`
    select ${counts} from (${madeBookings(sql`c.host_id = ${hostId}`)}) m`.execute(db);
  return result.rows[0] ?? { made: 0, by_host: 0, late: 0, weather: 0 };
}

export interface CountedHost extends CountedBookings {
  host_id: string;
  name: string;
}

/** Hosts who have ended bookings themselves, those with the greatest share first. */
export async function findCancellingHosts(db: Kysely<Database>, count: number): Promise<CountedHost[]> {
  const result = await sql<CountedHost>`
    with counted as (
      select m.host_id, ${counts} from (${madeBookings(sql`true`)}) m group by m.host_id
    )
    select n.host_id, h.display_name as name, n.made, n.by_host, n.late, n.weather
    from counted n join host h on h.user_id = n.host_id where n.by_host + n.late > 0
    order by (n.by_host + n.late)::float8 / n.made desc, n.by_host + n.late desc, h.display_name limit ${count}`.execute(
    db,
  );
  return result.rows;
}
