// The statements behind the departures of a listing in the back office (docs/listings.md#one-departure).
import { sql, type Kysely, type Transaction } from 'kysely';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Departure = CallOutput<'admin/departures'>['departures'][number];

/** How far planned departures are shown. */
const daysAhead = 30;

/** What is ahead, the next first: what is booked, and what is planned in the next 30 days. At most 60. */
export async function findDeparturesAhead(db: Kysely<Database>, courseId: number): Promise<Departure[]> {
  const result = await sql<Departure>`
    select p.day::text as date, left(p.start_time::text, 5) as time, coalesce(e.capacity, d.capacity, r.capacity, 0) as capacity,
      coalesce(n.bookings, 0)::integer as bookings, coalesce(n.guests, 0)::integer as guests,
      coalesce(e.kind = 'closed', false) as is_closed,
      (coalesce(e.kind, '') <> 'extra' and exists (select from availability_exception y
        where y.course_id = c.id and y.local_date = p.day and y.start_time is null and y.kind = 'closed'))
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null
        and p.day between k.first_day and k.last_day) as is_day_closed
    from course c join city t on t.id = c.city_id cross join lateral (
      select g::date as day, r.start_time
      from generate_series(local_time(banyan_now(), t.time_zone)::date::timestamp,
          local_time(banyan_now(), t.time_zone)::date::timestamp + make_interval(days => ${daysAhead}::integer), make_interval(days => 1)) g
        join availability_rule r on r.course_id = c.id and r.weekday = extract(isodow from g)
      union select x.local_date, x.start_time from availability_exception x
      where x.course_id = c.id and x.start_time is not null and x.local_date >= local_time(banyan_now(), t.time_zone)::date
      union select o.local_date, o.start_time from departure o where o.course_id = c.id and o.starts_at > banyan_now()
        and exists (select from booking b where b.departure_id = o.id and b.status = any(${[...awaitedStatuses]}::text[]))
    ) p
      left join availability_rule r on r.course_id = c.id and r.start_time = p.start_time and r.weekday = extract(isodow from p.day)
      left join availability_exception e on e.course_id = c.id and e.local_date = p.day and e.start_time = p.start_time
      left join departure d on d.course_id = c.id and d.local_date = p.day and d.start_time = p.start_time
      left join lateral (select count(*) as bookings, sum(b.pax) as guests from booking b
        where b.departure_id = d.id and b.status = any(${[...awaitedStatuses]}::text[])) n on true
    where c.id = ${courseId} and instant_of(p.day + p.start_time, t.time_zone) > banyan_now()
    order by p.day, p.start_time limit 60`.execute(db);
  return result.rows;
}

// The statements that take all listings of a host off sale and put them back (docs/listings.md#taken-off-sale).

type Trx = Transaction<Database>;

/** Hides a host or shows them again. Whoever puts a listing of theirs on sale at this moment waits. */
export async function setHidden(trx: Trx, hostId: string, isHidden: boolean): Promise<void> {
  await sql`
    update host set hidden_at = case when ${isHidden} then coalesce(hidden_at, banyan_now()) end where user_id = ${hostId}`.execute(
    trx,
  );
}

/** What of a host is on sale, or could be put on sale by them. */
export async function findCoursesToStop(trx: Trx, hostId: string): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from course where host_id = ${hostId} and status in ('published', 'paused')`.execute(trx);
  return result.rows.map(({ id }) => id);
}

/** Suspends all of them, or puts back what was suspended so, with a line in the history of each; answers how many. */
export async function moveCoursesOf(
  trx: Trx,
  hostId: string,
  { act, actorId, words }: { act: 'suspend' | 'put_back'; actorId: string; words: string },
): Promise<number> {
  const isStop = act === 'suspend';
  const moved = await sql<{ id: number }>`
    update course set status = case when ${isStop} then 'suspended' else stopped_from end,
      stopped_from = case when ${isStop} then status end, stopped_with_host = ${isStop}, updated_at = banyan_now()
    where host_id = ${hostId} and case when ${isStop} then status in ('published', 'paused') else stopped_with_host end
    returning id`.execute(trx);
  const ids = moved.rows.map(({ id }) => id);
  // A course that was never changed here gets the row of its editor now, whose version goes up with each act.
  await sql`
    insert into listing_draft as d (host_id, course_id, state, version, reviewed_price_cents)
    select c.host_id, c.id, 'published', 2, c.price_cents from course c where c.id = any(${ids}::integer[]) order by c.id
    on conflict (course_id) do update set version = d.version + 1, updated_at = banyan_now()`.execute(trx);
  await sql`
    insert into listing_history (draft_id, act, actor_id, words)
    select id, ${act}, ${actorId}::uuid, ${words} from listing_draft where course_id = any(${ids}::integer[])`.execute(
    trx,
  );
  return ids.length;
}
