import { sql, type Kysely, type RawBuilder } from 'kysely';
import { wayOf } from '#src/domain/booking/lifecycle.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { bookingColumns, bookingTables, type BookingRow } from '#src/server/features/booking/index.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

// Statements of the page Requests (docs/domain/bookings.md#requests-of-a-host).

type Db = Kysely<Database>;

export interface PanelLine {
  kind: 'request' | 'question';
  id: string;
  until: Date;
  host_id: string;
  host_name: string;
}

/** Days that answered requests stay listed. */
const answeredDays = 60;

/** An array lookup: a join would read the courses of all hosts. */
const coursesOf = (hosts: RawBuilder<unknown>) => sql`(select id from course where host_id in ${hosts})`;

const waitingLines = (hosts: RawBuilder<unknown>) => sql`
  select 'request' as kind, b.id, b.request_until as until, c.host_id from booking b join course c on c.id = b.course_id
  where b.course_id = any(array${coursesOf(hosts)}) and b.status = 'requested' and b.request_until > banyan_now()
  union all
  select 'question', i.id, i.expires_at, c.host_id from inquiry i join course c on c.id = i.course_id
  where i.course_id = any(array${coursesOf(hosts)}) and i.status = 'open' and i.user_id is not null and i.expires_at > banyan_now()`;

const answeredLines = (hosts: RawBuilder<unknown>) => sql`
  select 'request' as kind, b.id, y.at as until, c.host_id
  from booking b join course c on c.id = b.course_id cross join lateral (
    select max(n.at) as at from booking_history n where n.booking_id = b.id and n.from_status = 'requested') y
  where b.course_id = any(array${coursesOf(hosts)}) and b.status <> 'requested' and y.at is not null
    and b.created_at > banyan_now() - make_interval(days => ${answeredDays})
  union all
  select 'question', i.id, coalesce(i.answered_at, i.expires_at), c.host_id from inquiry i join course c on c.id = i.course_id
  where i.course_id = any(array${coursesOf(hosts)}) and i.user_id is not null and i.created_at > banyan_now() - make_interval(days => ${answeredDays})
    and (i.status in ('answered', 'offered', 'declined', 'expired', 'booked') or i.status = 'open' and i.expires_at <= banyan_now())`;

/** Open ones by deadline, answered ones newest first; of one host or all of the user's. */
export async function findLines(
  db: Db,
  of: { userId: string } | { hostId: string },
  { state, offset, count }: { state: 'waiting' | 'answered'; offset: number; count: number },
): Promise<{ rows: PanelLine[]; total: number; waiting: number; now: Date }> {
  const hosts = 'hostId' in of ? sql`(select ${of.hostId}::uuid)` : hostsFor(of.userId, 'requests');
  const lines = state === 'waiting' ? waitingLines(hosts) : answeredLines(hosts);
  const order = state === 'waiting' ? sql`l.until, l.id` : sql`l.until desc, l.id`;
  const result = await sql<PanelLine>`
    with l as (select * from (${lines}) l order by ${order} limit ${count} offset ${offset})
    select l.kind, l.id, l.until, l.host_id, h.display_name as host_name
    from l join host h on h.user_id = l.host_id order by ${order}`.execute(db);
  const counted = await sql<{ total: number; waiting: number; now: Date }>`
    select (select count(*)::integer from (${lines}) l) as total,
      (select count(*)::integer from (${waitingLines(hosts)}) l) as waiting, banyan_now() as now`.execute(db);
  const [{ total, waiting, now } = { total: 0, waiting: 0, now: new Date(0) }] = counted.rows;
  return { rows: result.rows, total, waiting, now };
}

export interface RequestRow extends BookingRow {
  message: string;
  departure_taken: number;
  departure_capacity: number;
  answered_at: Date | null;
  answered_by: string;
  cancel_reason: string;
}

export async function findRequestRows(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const result = await sql<RequestRow>`
    select ${bookingColumns}, b.message, d.capacity as departure_capacity, d.taken - (
        select coalesce(sum(o.pax), 0)::integer from booking o
        where o.departure_id = d.id and o.status = 'held' and o.hold_until <= banyan_now()) as departure_taken,
      y.at as answered_at, coalesce(y.by, '') as answered_by, b.cancel_reason
    from ${bookingTables}
      left join lateral (select n.at, case when n.on_behalf_of is null then n.actor
          else coalesce((select u.first_name from user_account u where u.id = n.actor_id), n.actor) end as by
        from booking_history n where n.booking_id = b.id and n.from_status = 'requested' order by n.id desc limit 1) y on true
    where b.id = any(${[...ids]}::uuid[])`.execute(db);
  return result.rows;
}

export async function findLapsedRequests(db: Kysely<Database>, count: number): Promise<string[]> {
  const { from, minutes } = wayOf('expire', 'requested');
  const result = await sql<{ id: string }>`
    select id from booking
    where status = ${from} and request_until <= banyan_now() - make_interval(mins => ${minutes}::integer)
    order by request_until limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}
