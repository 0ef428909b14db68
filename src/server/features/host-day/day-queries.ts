// A host's departures of a day, with the guests affected by ending them (docs/domain/bookings.md#cancelling-a-whole-day).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { awaitedStatuses, type BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { paidCents, type SlotKey } from '#src/server/features/booking/index.ts';
import type { CalledOff, DepartureEnd } from './departure-cancel.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { reminderHours } from '#src/domain/host-reach/reminder.ts';

type Db = Kysely<Database>;

/** Planned or booked; instants in ms since 1970. */
export interface DayDeparture {
  course_id: number;
  title: string;
  time: string;
  time_zone: string;
  starts_at: number;
  ends_at: number;
  late_minutes: number;
  is_closed: boolean;
  checked_in: number;
  bookings: AwaitedBooking[];
  now_ms: number;
}

interface AwaitedBooking {
  id: string;
  status: 'requested' | 'confirmed';
  version: number;
  pax: number;
  name: string;
  paid_cents: number;
}

const ms = (instant: string) => sql`(extract(epoch from ${sql.raw(instant)}) * 1000)::bigint`;

// Guests checked in, also of completed bookings.
const arrived: readonly BookingStatus[] = ['checked_in', 'completed'];

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

interface EndingTotals {
  open: number;
  done: number;
  bookings: number;
}

export async function findEndings(db: Db, hostId: string, date: string): Promise<EndingTotals> {
  const result = await sql<EndingTotals>`
    select count(*) filter (where done_at is null)::integer as open, count(*) filter (where done_at is not null)::integer as done,
      coalesce(sum(bookings), 0)::integer as bookings
    from departure_ending where host_id = ${hostId} and local_date = ${date}`.execute(db);
  return result.rows[0] ?? { open: 0, done: 0, bookings: 0 };
}

/** In the zone of the host's first listing. */
export async function findHostToday(db: Db, hostId: string): Promise<string> {
  const result = await sql<{ today: string }>`
    select local_time(banyan_now(), coalesce((select t.time_zone from course c join city t on t.id = c.city_id
      where c.host_id = ${hostId} order by c.id limit 1), 'UTC'))::date as today`.execute(db);
  return result.rows[0]?.today ?? '';
}

/** Existing waiting ones stay (docs/domain/bookings.md#cancelling-a-whole-day). */
export async function insertEndings(
  trx: Transaction<Database>,
  {
    hostId,
    date,
    slots,
    end,
  }: { hostId: string; date: string; slots: readonly Omit<SlotKey, 'date'>[]; end: DepartureEnd },
): Promise<void> {
  const { cause, reason, by } = end;
  const rows = JSON.stringify(slots.map(({ courseId, time }) => ({ course_id: courseId, time })));
  await sql`
    with wanted as (
      insert into departure_ending (host_id, course_id, local_date, start_time, cause, reason, role, actor_id, on_behalf_of, by_link)
      select ${hostId}::uuid, s.course_id, ${date}::date, s.time, ${cause}, ${reason}, ${by.role}, ${by.actorId}::uuid,
        ${by.onBehalfOf}::uuid, ${by.isByLink ?? false}
      from jsonb_to_recordset(${rows}::jsonb) as s(course_id integer, time time)
      order by s.course_id, s.time
      on conflict (course_id, local_date, start_time) where done_at is null do nothing returning id
    )
    insert into audit_log (actor_id, action, subject, detail)
    select ${by.actorId}::uuid, 'day-cancelled', ${`day:${hostId}:${date}`}, jsonb_build_object('role', ${by.role}::text,
      'on_behalf_of', ${by.onBehalfOf}::uuid, 'by_link', ${by.isByLink ?? false}::boolean, 'cause', ${cause}::text, 'departures', count(*))
    from wanted having count(*) > 0`.execute(trx);
}

/** A listing, a host, or city days (inclusive). */
export type OffSale =
  | { readonly courseId: number }
  | { readonly hostId: string }
  | { readonly cityId: number; readonly from: string; readonly to: string };

function isOffSale(off: OffSale): RawBuilder<unknown> {
  if ('courseId' in off) return sql`c.id = ${off.courseId}`;
  if ('hostId' in off) return sql`c.host_id = ${off.hostId}`;
  return sql`c.city_id = ${off.cityId} and d.local_date between ${off.from}::date and ${off.to}::date`;
}

/** Departures with bookings or payments to end; returns how many. The caller has taken them off sale. */
export async function insertCalledOff(
  trx: Transaction<Database>,
  off: OffSale,
  { cause, actorId }: { cause: CalledOff; actorId: string },
): Promise<number> {
  const written = await sql`
    insert into departure_ending (host_id, course_id, local_date, start_time, cause, role, actor_id)
    select c.host_id, c.id, d.local_date, d.start_time, ${cause}, 'operator', ${actorId}::uuid
    from course c join departure d on d.course_id = c.id
    where ${isOffSale(off)} and d.starts_at > banyan_now() and exists (select from booking b where b.departure_id = d.id
      and b.status = any(${[...awaitedStatuses, 'held']}::text[]))
    order by d.course_id, d.local_date, d.start_time
    on conflict (course_id, local_date, start_time) where done_at is null do nothing`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
}

export async function findWaiting(
  db: Kysely<Database>,
  count: number,
  hostId: string | null = null,
): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from departure_ending
    where done_at is null and (${hostId}::uuid is null or host_id = ${hostId}::uuid) order by id limit ${count}`.execute(
    db,
  );
  return result.rows.map((row) => row.id);
}

export interface WaitingEnding {
  course_id: number;
  date: string;
  time: string;
  cause: 'host' | 'unsafe_weather' | 'called_off' | 'called_off_refund';
  reason: string;
  role: Acting['role'];
  actor_id: string | null;
  on_behalf_of: string | null;
  by_link: boolean;
}

/** Null when another process has it or finished it. */
export async function takeWaiting(trx: Transaction<Database>, id: number): Promise<WaitingEnding | null> {
  const result = await sql<WaitingEnding>`
    select course_id, local_date as date, start_time as time, cause, reason, role, actor_id, on_behalf_of, by_link
    from departure_ending where id = ${id} and done_at is null for no key update skip locked`.execute(trx);
  return result.rows[0] ?? null;
}

/** The host's text is in the bookings now and deleted here. */
export async function writeEnded(
  trx: Transaction<Database>,
  id: number,
  { outcome, bookings }: { outcome: 'cancelled' | 'over' | 'gone'; bookings: number },
): Promise<void> {
  await sql`update departure_ending set done_at = banyan_now(), outcome = ${outcome}, bookings = ${bookings}, reason = ''
    where id = ${id}`.execute(trx);
}

/** Queues a notice per host with confirmed guests tomorrow, where it is late afternoon. Returns how many. */
export async function queueReminders(db: Db, count = 200): Promise<number> {
  const noted = await sql`
    with due as (
      select distinct c.host_id, d.local_date
      from departure d join course c on c.id = d.course_id join city t on t.id = c.city_id
        join zone_clock k on k.zone = t.time_zone
      where d.starts_at between banyan_now() and banyan_now() + make_interval(days => 2)
        and d.local_date = local_time(banyan_now(), k)::date + 1
        and extract(hour from local_time(banyan_now(), k)) >= ${reminderHours.from}::integer
        and extract(hour from local_time(banyan_now(), k)) < ${reminderHours.until}::integer
        and exists (select from booking b where b.departure_id = d.id and b.status = 'confirmed')
        and not exists (select from host_reminder r where r.host_id = c.host_id and r.local_date = d.local_date)
      limit ${count}
    ), noted as (
      insert into host_reminder (host_id, local_date) select host_id, local_date from due
      on conflict do nothing returning host_id, local_date
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-tomorrow', 'host_id', host_id::text, 'date', local_date::text) from noted
    returning id`.execute(db);
  return noted.rows.length;
}

interface DayReader {
  host_id: string;
  email: string;
  locale: string;
}

export async function findDayReader(db: Db, hostId: string): Promise<DayReader | null> {
  const result = await sql<DayReader>`
    select h.user_id as host_id, u.email, u.locale from host h join user_account u on u.id = h.user_id
    where h.user_id = ${hostId} and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

/** Instants in ms since 1970 (docs/domain/bookings.md#running-late). */
interface LateDeparture {
  id: number;
  course_id: number;
  time: string;
  starts_at: number;
  ends_at: number;
  late_minutes: number;
  now_ms: number;
}

/** With awaited guests, one or all. */
export async function findLateDepartures(
  db: Kysely<Database>,
  { hostId, date, slot }: { hostId: string; date: string; slot?: { courseId: number; time: string } | undefined },
): Promise<LateDeparture[]> {
  const result = await sql<LateDeparture>`
    select d.id, d.course_id, d.start_time as time, (extract(epoch from d.starts_at) * 1000)::bigint as starts_at,
      (extract(epoch from d.ends_at) * 1000)::bigint as ends_at, d.late_minutes::integer as late_minutes,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from departure d join course c on c.id = d.course_id
    where c.host_id = ${hostId} and d.local_date = ${date}
      and (${slot?.courseId ?? null}::integer is null or (d.course_id = ${slot?.courseId ?? null} and d.start_time = ${slot?.time ?? null}::time))
      and exists (select from booking b where b.departure_id = d.id and b.status = 'confirmed')
    order by d.id`.execute(db);
  return result.rows;
}

/** Notifies awaited guests unless unchanged; returns how many. */
export async function writeLate(trx: Transaction<Database>, departureId: number, minutes: number): Promise<number> {
  const result = await sql<{ guests: number }>`
    with changed as (
      update departure set late_minutes = ${minutes} where id = ${departureId} and late_minutes <> ${minutes} returning id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'booking-late', 'booking_id', b.id, 'minutes', ${minutes}::integer)
      from changed join booking b on b.departure_id = changed.id where b.status = 'confirmed' order by b.created_at
    )
    select coalesce(sum(pax), 0)::integer as guests from booking
    where departure_id = ${departureId} and status = 'confirmed'`.execute(trx);
  return result.rows[0]?.guests ?? 0;
}
