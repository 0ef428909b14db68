// Statements of contested no-shows (docs/domain/hosts.md#no-show).
import { sql, type Kysely, type Transaction, type RawBuilder } from 'kysely';
import { type Act, actLimits } from '#src/domain/host-day/act.ts';
import type { ReasonedChange } from '#src/domain/host-day/objection.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { noShowWords } from '#src/server/features/booking/index.ts';
import { rateDays, type CountedBookings } from '#src/domain/host-day/cancellation-rate.ts';

// Cancellation rates of hosts (docs/domain/bookings.md#cancellation-rate).

// Made at the first confirmation; a move confirms again.
const madeBookings = (which: RawBuilder<unknown>) => sql`
  select c.host_id, b.id, b.cancel_cause, b.cancelled_by from course c join booking b on b.course_id = c.id
  where ${which} and exists (select from booking_history y where y.booking_id = b.id and y.to_status = 'confirmed'
    and y.from_status in ('held', 'requested', 'expired') and y.at >= banyan_now() - make_interval(days => ${rateDays}))`;

const counts = sql`count(*)::integer as made,
  count(*) filter (where m.cancel_cause = 'host' and m.cancelled_by <> 'operator')::integer as by_host,
  count(*) filter (where m.cancel_cause = 'host_late')::integer as late,
  count(*) filter (where m.cancel_cause = 'unsafe_weather')::integer as weather`;

export async function findCounted(db: Kysely<Database>, hostId: string): Promise<CountedBookings> {
  const result = await sql<CountedBookings>`
    select ${counts} from (${madeBookings(sql`c.host_id = ${hostId}`)}) m`.execute(db);
  return result.rows[0] ?? { made: 0, by_host: 0, late: 0, weather: 0 };
}

interface CountedHost extends CountedBookings {
  host_id: string;
  name: string;
}

/** Highest rate first. */
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

/** The guest objected, and no one has decided. */
export async function isContested(db: Kysely<Database>, bookingId: string): Promise<boolean> {
  const result = await sql<{ is_contested: boolean }>`
    select ${contestedNow} as is_contested from booking b where b.id = ${bookingId}`.execute(db);
  return result.rows[0]?.is_contested ?? false;
}

export const contestedNow = sql`coalesce((select y.reason = 'contested' from booking_history y
  where y.booking_id = b.id and y.from_status = 'no_show' order by y.id desc limit 1), false)`;

/** A guest may object once. */
export async function wasContested(db: Kysely<Database>, bookingId: string): Promise<boolean> {
  const result = await sql`
    select 1 as one from booking_history where booking_id = ${bookingId} and reason = 'contested' limit 1`.execute(db);
  return result.rows.length > 0;
}

interface ContestedRow {
  booking_id: string;
  ref: string;
  title: string;
  host_name: string;
  guest_name: string;
  pax: number;
  date: string;
  time: string;
  time_zone: string;
  marked_at: Date | null;
  marked_by: string;
  marked_on: string;
  words: string;
  host_words: string;
  contested_at: Date;
  acts: { kind: Act['kind']; heads: number; device: string; at: string }[];
}

export async function findContested(db: Kysely<Database>): Promise<ContestedRow[]> {
  const result = await sql<ContestedRow>`
    select b.id as booking_id, b.ref, c.title, h.display_name as host_name, trim(b.first_name || ' ' || b.last_name) as guest_name,
      b.pax, d.local_date as date, d.start_time as time, ci.time_zone, b.no_show_at as marked_at,
      coalesce(trim(u.first_name || ' ' || u.last_name), '') as marked_by, coalesce(m.figures ->> 'device', '') as marked_on,
      coalesce((select r.message from problem_report r where r.booking_id = b.id and r.kind = 'no_show'
        order by r.created_at desc limit 1), '') as words,
      coalesce((select r.message from problem_report r where r.booking_id = b.id and r.kind = 'no_show_host'
        order by r.created_at desc limit 1), '') as host_words, s.opened_at as contested_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'heads', e.heads, 'device', v.name, 'at', e.at) order by e.at), '[]')
        from check_event e join check_device v on v.id = e.device_id where e.booking_id = b.id) as acts
    from staff_task s join booking b on b.id = s.booking_id join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
      left join lateral (select y.actor_id, y.figures from booking_history y
        where y.booking_id = b.id and y.from_status <> 'no_show' and y.to_status = 'no_show' order by y.id desc limit 1) m on true
      left join user_account u on u.id = m.actor_id
    where s.kind = 'contested_no_show' and s.closed_at is null
    order by s.opened_at, b.id limit 100`.execute(db);
  return result.rows;
}

/** The guest's objection, the host's reply, the decision. */
type NoShowWords = 'no_show' | 'no_show_host' | 'no_show_decided';

export async function insertWords(
  trx: Transaction<Database>,
  about: { bookingId: string; kind: NoShowWords; words: string },
): Promise<void> {
  const { bookingId, kind, words } = about;
  await sql`insert into problem_report (booking_id, kind, message) values (${bookingId}, ${kind}, ${words})`.execute(
    trx,
  );
}

/** The caller holds the booking's lock. */
export async function findObjection(
  db: Kysely<Database>,
  bookingId: string,
): Promise<{ words: Partial<Record<NoShowWords, string>>; history: ReasonedChange[] }> {
  const result = await sql<{ words: Partial<Record<NoShowWords, string>>; history: ReasonedChange[] }>`
    select ${noShowWords} as words, coalesce((select jsonb_agg(jsonb_build_object('reason', y.reason,
        'at', (extract(epoch from y.at) * 1000)::bigint) order by y.id) from booking_history y where y.booking_id = b.id), '[]') as history
    from booking b where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? { words: {}, history: [] };
}

/** In the name of who decided, if anyone. */
export async function closeContest(trx: Transaction<Database>, bookingId: string, by: string | null): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now(), closed_by = ${by}::uuid
    where kind = 'contested_no_show' and subject = ${subjectOf(bookingId)} and closed_at is null`.execute(trx);
}

export const subjectOf = (bookingId: string): string => `booking:${bookingId}`;

type Trx = Transaction<Database>;

/** Emails the guest once the phone can no longer undo the mark (`markedAt`: ms since 1970). Repeats add nothing. */
export async function queueMarked(trx: Trx, bookingId: string, markedAt: number): Promise<void> {
  await sql`
    insert into outbox (topic, payload, not_before)
    select 'mail', jsonb_build_object('kind', 'no-show-recorded', 'booking_id', ${bookingId}::text),
      greatest(banyan_now(), to_timestamp(${markedAt}::float8 / 1000) + make_interval(mins => ${actLimits.undoMinutes}))
    where not exists (select from outbox o where o.done_at is null and o.payload ->> 'kind' = 'no-show-recorded'
      and o.payload ->> 'booking_id' = ${bookingId}::text)`.execute(trx);
}

// Time to store an email being written.
const mailingMinutes = 1;

/** Slightly later, when a running email is stored. */
export async function queueTakenBack(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload, not_before)
    values ('mail', jsonb_build_object('kind', 'no-show-taken-back', 'booking_id', ${bookingId}::text),
      banyan_now() + make_interval(mins => ${mailingMinutes}))`.execute(trx);
}

/** With the deadline for the host's reply. */
export async function queueObjection(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'host-no-show-contested', 'booking_id', ${bookingId}::text))`.execute(
    trx,
  );
}

/** Notifies both sides, with the reason. */
export async function queueDecided(
  trx: Trx,
  bookingId: string,
  { decision, reason }: { decision: 'uphold' | 'reject'; reason: string },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', kind, 'booking_id', ${bookingId}::text, 'decision', ${decision}::text,
      'reason', ${reason}::text)
    from unnest(array['no-show-decided', 'host-no-show-decided']) kind`.execute(trx);
}

interface TaskOf {
  bookingId: string;
  taskId: number;
}

/** Unknown to the guest: not emailed, not contested. */
export async function isNoShowNoticeDue(db: Kysely<Database>, task: TaskOf): Promise<boolean> {
  return !(await isTold(db, task)) && !(await wasContested(db, task.bookingId));
}

/** The guest's latest email reports the no-show. */
export const isUndoNoticeDue = (db: Kysely<Database>, task: TaskOf): Promise<boolean> => isTold(db, task);

/** Excludes this task's own rows, so a failed email is retried. */
async function isTold(db: Kysely<Database>, { bookingId, taskId }: TaskOf): Promise<boolean> {
  const result = await sql<{ is_told: boolean }>`
    select coalesce((select m.kind = 'no-show-recorded' from mail m
      where m.booking_id = ${bookingId} and m.kind in ('no-show-recorded', 'no-show-taken-back')
        and m.outbox_id is distinct from ${taskId}::bigint
      order by m.created_at desc limit 1), false) as is_told`.execute(db);
  return result.rows[0]?.is_told ?? false;
}
