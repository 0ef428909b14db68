// Whether a course can be booked on a day, as a condition of SQL: for badges and for the date filter of lists.
import { sql, type RawBuilder } from 'kysely';

/** Today in the city `t`. */
export const today = sql`(banyan_now() at time zone t.time_zone)::date`;

/**
 * True when course `c` has a departure on `day` (an SQL date in the zone of city `t`) that is not closed, not too soon
 * and not full (product 3). `band` narrows the start time, which is `s.start_time`.
 */
export function opensOn(day: RawBuilder<unknown>, band: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`exists (
    select 1 from (
      select r.start_time, r.capacity from availability_rule r
        where r.course_id = c.id and r.weekday = extract(isodow from ${day})
      union all
      select x.start_time, x.capacity from availability_exception x
        where x.course_id = c.id and x.local_date = ${day} and x.kind = 'extra'
    ) s
    left join departure d on d.course_id = c.id and d.local_date = ${day} and d.start_time = s.start_time
    where (${band})
      and (${day} + s.start_time) at time zone t.time_zone > banyan_now()
        + make_interval(mins => case when d.taken > 0 then c.cutoff_later_minutes else c.cutoff_first_minutes end)
      and not exists (select 1 from availability_exception e where e.course_id = c.id and e.local_date = ${day}
        and (e.start_time is null or e.start_time = s.start_time)
        and (e.kind = 'closed' or e.kind = 'capacity' and e.capacity <= coalesce(d.taken, 0)))
      and (d.taken is null or d.taken < greatest(d.capacity, s.capacity) + (select coalesce(sum(b.pax), 0) from booking b
        where b.departure_id = d.id and b.status = 'held' and b.hold_until <= banyan_now())))`;
}
