// Statements of a host's calendar and its locks (docs/domain/calendar.md#departures).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookedSlot, HostException } from '#src/domain/availability/host/slot.ts';
import { madeStatuses } from '#src/domain/booking/status.ts';
import type { WeeklyRule } from '#src/domain/availability/timetable.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Change, Week } from '#src/domain/availability/host/change.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

export interface Days {
  /** Civil dates in the listing's zone, inclusive. */
  from: string;
  to: string;
}

export interface BookedRow extends BookedSlot {
  id: number;
}

export interface ListingRow {
  course_id: number;
  title: string;
  city: string;
  time_zone: string;
  duration_minutes: number;
  min_pax: number;
  cutoff_first_minutes: number;
  cutoff_later_minutes: number;
  horizon_days: number;
  is_stopped: boolean;
  rules: WeeklyRule[];
  exceptions: HostException[];
  departures: BookedRow[];
  now_ms: number;
}

const seated = ['held', ...madeStatuses];

export async function findListings(
  db: Kysely<Database>,
  { hostId, courseId }: { hostId: string; courseId: number | null },
  { from, to }: Days,
): Promise<ListingRow[]> {
  const result = await sql<ListingRow>`
    select c.id as course_id, c.title, t.name as city, t.time_zone, c.duration_minutes, c.min_pax,
      c.cutoff_first_minutes, c.cutoff_later_minutes, c.horizon_days,
      exists (select from feed_stop s where s.course_id = c.id) as is_stopped,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', r.weekday, 'start_time', left(r.start_time::text, 5),
          'capacity', r.capacity, 'min_pax', r.min_pax) order by r.weekday, r.start_time), '[]')
        from availability_rule r where r.course_id = c.id) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('local_date', e.local_date, 'start_time', left(e.start_time::text, 5),
          'kind', e.kind, 'capacity', e.capacity, 'min_pax', e.min_pax, 'reason', e.reason, 'reopens_as', e.reopens_as)), '[]')
        from (
          select x.local_date, x.start_time, x.kind, x.capacity, x.min_pax, x.reason, x.reopens_as
          from availability_exception x
          where x.course_id = c.id and x.local_date between ${from}::date and ${to}::date
          union all
          select f.local_date, f.start_time, 'busy', null, null, coalesce((select k.reason from city_closure k
            where k.city_id = c.city_id and k.ended_at is null and f.local_date between k.first_day and k.last_day limit 1), ''), null
          from feed_block f
          where f.course_id = c.id and f.local_date between ${from}::date and ${to}::date
        ) e) as exceptions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'local_date', d.local_date,
          'start_time', left(d.start_time::text, 5), 'taken', d.taken - n.lapsed, 'bookings', n.bookings, 'guests', n.guests,
          'requests', n.requests, 'holds', n.holds)), '[]')
        from departure d cross join lateral (
          select coalesce(sum(b.pax) filter (where b.status = 'held' and b.hold_until <= banyan_now()), 0) as lapsed,
            count(*) filter (where b.status = 'held' and b.hold_until > banyan_now()) as holds,
            count(*) filter (where b.status = 'requested') as requests,
            count(*) filter (where b.status not in ('held', 'requested')) as bookings,
            coalesce(sum(b.pax) filter (where b.status not in ('held', 'requested')), 0) as guests
          from booking b where b.departure_id = d.id and b.status = any(${seated}::text[])
        ) n
        where d.course_id = c.id and d.local_date between ${from}::date and ${to}::date and d.taken > 0) as departures
    from course c join city t on t.id = c.city_id
    where c.host_id = ${hostId} and c.status <> 'archived' and (${courseId}::integer is null or c.id = ${courseId})
    order by c.title, c.id`.execute(db);
  return result.rows;
}

/** A request shows the first name only. */
export interface DayParty {
  course_id: number;
  date: string;
  time: string;
  booking_id: string;
  name: string;
  pax: number;
  is_request: boolean;
}

export async function findDayParties(
  db: Kysely<Database>,
  courseIds: readonly number[],
  date: string,
): Promise<DayParty[]> {
  const result = await sql<DayParty>`
    select d.course_id, d.local_date as date, left(d.start_time::text, 5) as time, b.id as booking_id, b.pax,
      case when b.status = 'requested' then b.first_name else trim(b.first_name || ' ' || b.last_name) end as name,
      b.status = 'requested' as is_request
    from departure d join booking b on b.departure_id = d.id and b.status = any(${[...madeStatuses]}::text[])
    where d.course_id = any(${[...courseIds]}::integer[]) and d.local_date = ${date}
      and b.visitor_id not like 'offer:%' order by b.created_at, b.id limit 200`.execute(db);
  return result.rows;
}

export async function isOneAtATime(db: Kysely<Database>, hostId: string): Promise<boolean> {
  const result = await sql<{ one_at_a_time: boolean }>`
    select one_at_a_time from host where user_id = ${hostId}`.execute(db);
  return result.rows[0]?.one_at_a_time === true;
}

type Trx = Transaction<Database>;

/** Waits for running claims, then recalculates. False when unchanged. */
export async function writeOneAtATime(trx: Trx, hostId: string, isOn: boolean): Promise<boolean> {
  // Earlier claims hold a listing and finish first; later ones read the new setting.
  await sql`select id from course where host_id = ${hostId} order by id for update`.execute(trx);
  const done = await sql`
    update host set one_at_a_time = ${isOn} where user_id = ${hostId} and one_at_a_time <> ${isOn}`.execute(trx);
  if (done.numAffectedRows === 0n) return false;
  await sql`
    select refresh_feed_blocks(array(select id from course where host_id = ${hostId} and status <> 'archived'))`.execute(
    trx,
  );
  return true;
}

/** Locks coming departures by ascending id, then listings, like claims. False when one was made meanwhile. */
export async function lockDays(trx: Trx, courseIds: readonly number[], { from, to }: Days): Promise<boolean> {
  const isIn = sql`course_id = any(${[...courseIds]}::integer[]) and local_date between ${from}::date and ${to}::date
    and starts_at > banyan_now()`;
  const locked = await sql<{
    id: number;
  }>`select id from departure where ${isIn} order by id for no key update`.execute(trx);
  await sql`select id from course where id = any(${[...courseIds]}::integer[]) order by id for update`.execute(trx);
  const ids = locked.rows.map(({ id }) => id);
  const result = await sql<{ made: number }>`
    select count(*) as made from departure where ${isIn} and id <> all(${ids}::bigint[])`.execute(trx);
  return result.rows[0]?.made === 0;
}

export async function blockDays(
  trx: Trx,
  courseIds: readonly number[],
  { from, to, reason }: Days & { reason: string },
): Promise<void> {
  const ids = [...courseIds];
  await sql`
    update availability_exception set kind = 'closed', reopens_as = 'extra', reason = ${reason}
    where course_id = any(${ids}::integer[]) and local_date between ${from}::date and ${to}::date and kind = 'extra'`.execute(
    trx,
  );
  await sql`
    insert into availability_exception (course_id, local_date, kind, reason)
    select id, ${from}::date + ahead, 'closed', ${reason}
    from unnest(${ids}::integer[]) id, generate_series(0, ${to}::date - ${from}::date) ahead
    on conflict (course_id, local_date, start_time) do update set reason = excluded.reason`.execute(trx);
}

export async function unblockDays(trx: Trx, courseIds: readonly number[], { from, to }: Days): Promise<void> {
  await sql`
    delete from availability_exception where course_id = any(${[...courseIds]}::integer[])
      and local_date between ${from}::date and ${to}::date and start_time is null`.execute(trx);
}

export async function writeException(trx: Trx, courseId: number, one: HostException): Promise<void> {
  await sql`
    insert into availability_exception (course_id, local_date, start_time, kind, capacity, min_pax, reason, reopens_as)
    values (${courseId}, ${one.local_date}, ${one.start_time}, ${one.kind}, ${one.capacity}, ${one.min_pax}, ${one.reason},
      ${one.reopens_as})
    on conflict (course_id, local_date, start_time) do update set kind = excluded.kind, capacity = excluded.capacity,
      min_pax = excluded.min_pax, reason = excluded.reason, reopens_as = excluded.reopens_as`.execute(trx);
}

export async function deleteException(trx: Trx, courseId: number, date: string, time: string): Promise<void> {
  await sql`
    delete from availability_exception
    where course_id = ${courseId} and local_date = ${date} and start_time = ${time}`.execute(trx);
}

export async function writeWeek(trx: Trx, courseId: number, week: Week): Promise<void> {
  const rows = JSON.stringify(week.rules);
  const rowset = sql`jsonb_to_recordset(${rows}::jsonb)
    as w(weekday smallint, start_time time, capacity integer, min_pax smallint)`;
  await sql`
    delete from availability_rule r where r.course_id = ${courseId} and not exists (
      select from ${rowset} where (w.weekday, w.start_time) = (r.weekday, r.start_time))`.execute(trx);
  await sql`
    insert into availability_rule as r (course_id, weekday, start_time, capacity, min_pax)
    select ${courseId}, w.weekday, w.start_time, w.capacity, w.min_pax from ${rowset}
    on conflict (course_id, weekday, start_time) do update set capacity = excluded.capacity, min_pax = excluded.min_pax
      where (r.capacity, r.min_pax) is distinct from (excluded.capacity, excluded.min_pax)`.execute(trx);
  const { cutoff_first_minutes: first, cutoff_later_minutes: later, horizon_days: horizon } = week;
  await sql`
    update course set cutoff_first_minutes = ${first}, cutoff_later_minutes = ${later}, horizon_days = ${horizon}
    where id = ${courseId}
      and (cutoff_first_minutes, cutoff_later_minutes, horizon_days) is distinct from (${first}, ${later}, ${horizon})`.execute(
    trx,
  );
}

/** Sets departures' seats, at least the taken ones; updates lists (ADR 024). */
export async function writeSeats(trx: Trx, seats: readonly { id: number; capacity: number }[]): Promise<void> {
  await sql`
    update departure d set capacity = greatest(d.taken, s.capacity)
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s(id bigint, capacity integer)
    where d.id = s.id and d.capacity <> greatest(d.taken, s.capacity)`.execute(trx);
}

export async function logChange(trx: Trx, subject: string, change: Change, by: Acting): Promise<void> {
  const { kind, ...given } = change;
  const { reason: _, ...rest } = { reason: '', ...given };
  const detail = { role: by.role, on_behalf_of: by.onBehalfOf, ...rest };
  await writeAudit(trx, { actorId: by.actorId, action: `calendar-${kind}`, subject, detail });
}
