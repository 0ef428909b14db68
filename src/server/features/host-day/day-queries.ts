// The departures of a host on one day, with whom an end of each would concern (docs/domain/host-cancels.md#a-whole-day).
import { sql, type Kysely } from 'kysely';
import { awaitedStatuses, type BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { paidCents } from '#src/server/features/booking/index.ts';

type Db = Kysely<Database>;

/** A departure that is planned or booked; instants in ms since 1970. */
export interface DayDeparture {
  course_id: number;
  title: string;
  time: string;
  time_zone: string;
  starts_at: number;
  ends_at: number;
  late_minutes: number;
  is_closed: boolean;
  /** Guests who are there already. */
  checked_in: number;
  /** Bookings whose guests are awaited, requests among them. */
  bookings: AwaitedBooking[];
  now_ms: number;
}

export interface AwaitedBooking {
  id: string;
  status: 'requested' | 'confirmed';
  version: number;
  pax: number;
  name: string;
  paid_cents: number;
}

const ms = (instant: string) => sql`(extract(epoch from ${sql.raw(instant)}) * 1000)::bigint`;

// Who came is there, also once it is over.
const arrived: readonly BookingStatus[] = ['checked_in', 'completed'];

/** Earliest first. */
export async function findDay(db: Db, hostId: string, date: string): Promise<DayDeparture[]> {
  const result = await sql<DayDeparture>`
    select c.id as course_id, c.title, s.start_time as time, t.time_zone,
      ${ms('coalesce(d.starts_at, s.at)')} as starts_at,
      ${ms('coalesce(d.ends_at, s.at + make_interval(mins => c.duration_minutes))')} as ends_at,
      coalesce(d.late_minutes, 0)::integer as late_minutes,
      coalesce(e.kind = 'closed', false) or (coalesce(e.kind, '') <> 'extra' and exists (select from availability_exception y
        where y.course_id = c.id and y.local_date = ${date} and y.start_time is null and y.kind = 'closed'))
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null
        and ${date}::date between k.first_day and k.last_day) as is_closed,
      (select coalesce(sum(b.pax), 0)::integer from booking b
        where b.departure_id = d.id and b.status = any(${[...arrived]}::text[])) as checked_in,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'status', b.status, 'version', b.version, 'pax', b.pax,
          'name', b.first_name, 'paid_cents', ${paidCents}) order by b.created_at, b.id), '[]')
        from booking b where b.departure_id = d.id and b.status = any(${[...awaitedStatuses]}::text[])) as bookings,
      ${ms('banyan_now()')} as now_ms
    from course c join city t on t.id = c.city_id cross join lateral (
      select p.start_time, instant_of(${date}::date + p.start_time, t.time_zone) as at from (
        select r.start_time from availability_rule r
        where r.course_id = c.id and r.weekday = extract(isodow from ${date}::date) and c.status in ('published', 'paused')
        union select x.start_time from availability_exception x
        where x.course_id = c.id and x.local_date = ${date} and x.start_time is not null and c.status in ('published', 'paused')
        union select o.start_time from departure o where o.course_id = c.id and o.local_date = ${date}
      ) p
    ) s left join departure d on d.course_id = c.id and d.local_date = ${date} and d.start_time = s.start_time
      left join availability_exception e on e.course_id = c.id and e.local_date = ${date} and e.start_time = s.start_time
    where c.host_id = ${hostId}
    order by s.at, c.id`.execute(db);
  return result.rows;
}

export interface EndingTotals {
  open: number;
  done: number;
  bookings: number;
}

/** How far the end of a day has come. */
export async function findEndings(db: Db, hostId: string, date: string): Promise<EndingTotals> {
  const result = await sql<EndingTotals>`
    select count(*) filter (where done_at is null)::integer as open, count(*) filter (where done_at is not null)::integer as done,
      coalesce(sum(bookings), 0)::integer as bookings
    from departure_ending where host_id = ${hostId} and local_date = ${date}`.execute(db);
  return result.rows[0] ?? { open: 0, done: 0, bookings: 0 };
}

/** The day that it is for a host: in the zone of its first listing. */
export async function findHostToday(db: Db, hostId: string): Promise<string> {
  const result = await sql<{ today: string }>`
    select local_time(banyan_now(), coalesce((select t.time_zone from course c join city t on t.id = c.city_id
      where c.host_id = ${hostId} order by c.id limit 1), 'UTC'))::date as today`.execute(db);
  return result.rows[0]?.today ?? '';
}
