// Notifications to hosts about external calendars (docs/domain/calendar.md#unread-feeds).
import { sql, type Kysely, type Transaction } from 'kysely';
import { madeStatuses } from '#src/domain/booking/status.ts';
import { longestHours } from '#src/domain/listing/listing-limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const mostNamed = 5;

/** Busy times with their departures. `offset 0` forces single lookups: a join compares hundreds of thousands. */
const meetings = sql`feed f join feed_busy b on b.feed_id = f.id
  join course c on c.host_id = f.host_id and (f.course_id is null or f.course_id = c.id)
  join city t on t.id = c.city_id and t.time_zone = b.time_zone
  cross join lateral (select d.* from departure d where d.course_id = c.id and d.taken > 0 and d.starts_at > banyan_now()
    and d.starts_at < b.ends_at and d.ends_at > b.starts_at
    and d.starts_at > b.starts_at - make_interval(hours => ${sql.lit(longestHours)}) offset 0) d`;

export async function tellLate(db: Db, hours: number): Promise<number> {
  const updated = await sql`
    with late as (
      update feed set told_at = banyan_now()
      where told_at is null and coalesce(read_at, added_at) <= banyan_now() - make_interval(hours => ${hours})
      returning host_id
    )
    insert into outbox (topic, payload)
    select distinct 'mail', jsonb_build_object('kind', 'host-feed-late', 'user_id', host_id::text) from late`.execute(
    db,
  );
  return Number(updated.numAffectedRows ?? 0n);
}

/** Stops new bookings for feeds that became too old, and notifies their hosts. */
export async function stopOld(trx: Trx, hours: number): Promise<{ id: string; shown: string; courses: number[] }[]> {
  const result = await sql<{ id: string; shown: string; courses: number[] }>`
    with stopped as (
      update feed f set is_stopped = true
      where not f.is_stopped and coalesce(f.read_at, f.added_at) <= banyan_now() - make_interval(hours => ${hours})
      returning f.id, f.shown, f.host_id, f.course_id
    ), told as (
      insert into outbox (topic, payload)
      select distinct 'mail', jsonb_build_object('kind', 'host-feed-stopped', 'user_id', host_id::text, 'hours', ${hours}::integer)
      from stopped
    )
    select f.id, f.shown, array(select c.id from course c
      where c.host_id = f.host_id and (f.course_id is null or c.id = f.course_id) order by c.id) as courses
    from stopped f`.execute(trx);
  return result.rows;
}

export async function tellUnread(trx: Trx, id: string): Promise<void> {
  await sql`
    with told as (
      update feed set is_unread_told = skipped > 0 where id = ${id} and is_unread_told <> (skipped > 0)
      returning host_id, name, unread, skipped
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-feed-unread', 'user_id', host_id::text, 'calendar', name,
      'entries', (select coalesce(jsonb_agg(jsonb_build_object('date', e ->> 'day', 'text', e ->> 'title')), '[]')
        from (select e from jsonb_array_elements(unread) with ordinality as u (e, n) order by n limit ${mostNamed}) first (e)))
    from told where skipped > 0`.execute(trx);
}

export async function tellEmptied(trx: Trx, id: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-feed-emptied', 'user_id', host_id::text, 'calendar', name)
    from feed where id = ${id}`.execute(trx);
}

export async function tellConflicts(trx: Trx, id: string): Promise<void> {
  await sql`
    with met as (
      select distinct on (d.id) d.id, d.local_date, d.start_time, c.title, d.starts_at, f.host_id, f.name,
        d.id = any(f.conflicts_told) as is_told
      from ${meetings} where f.id = ${id} and b.ends_at > banyan_now() and exists (
        select from booking k where k.departure_id = d.id and k.status = any(${[...madeStatuses]}::text[]))
      order by d.id
    ), noted as (
      update feed set conflicts_told = array(select id from met) where id = ${id}
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-feed-conflict', 'user_id', host_id::text, 'calendar', name, 'entries',
      (array_to_json((array_agg(jsonb_build_object('date', local_date, 'time', left(start_time::text, 5), 'text', title)
        order by starts_at))[1:${sql.lit(mostNamed)}]))::jsonb)
    from met where not is_told group by host_id, name`.execute(trx);
}

export interface ConflictRow {
  feed_id: string;
  course_id: number;
  title: string;
  time_zone: string;
  local_date: string;
  start_time: string;
  guests: number;
  starts_at: Date;
  ends_at: Date;
}

export async function findConflicts(db: Db, hostId: string): Promise<ConflictRow[]> {
  const result = await sql<ConflictRow>`
    select f.id as feed_id, c.id as course_id, c.title, t.time_zone, d.local_date, d.start_time, d.taken as guests,
      b.starts_at, b.ends_at
    from feed f join feed_busy b on b.feed_id = f.id
      join course c on c.host_id = f.host_id and (f.course_id is null or c.id = f.course_id)
      join city t on t.id = c.city_id and t.time_zone = b.time_zone
      cross join lateral (select d.* from departure d where d.course_id = c.id and d.taken > 0 and d.starts_at > banyan_now()
        and d.starts_at < b.ends_at and d.ends_at > b.starts_at
        and d.starts_at > b.starts_at - make_interval(hours => ${sql.lit(longestHours)}) offset 0) d
    where f.host_id = ${hostId} and b.ends_at > banyan_now() order by d.starts_at, c.id, b.starts_at limit 50`.execute(
    db,
  );
  return result.rows;
}
