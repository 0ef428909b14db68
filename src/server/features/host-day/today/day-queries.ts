// A host's day besides departures: open items, possible guides, next days (docs/domain/hosts.md#today).
import { sql, type Kysely } from 'kysely';
import { bookingStatuses, seatsOf } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostedCourses } from '#src/server/features/booking/index.ts';
import {
  type DepartureRow,
  departureTables,
  guidesOf,
  isActedFor,
  type DepartureFilter,
} from '#src/server/features/host-day/checkin/departure-queries.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

type Db = Kysely<Database>;

const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

export interface DayCount {
  date: string;
  departures: number;
  guests: number;
}

export async function findNextDays(db: Db, filter: DepartureFilter & { date: string }): Promise<DayCount[]> {
  const result = await sql<DayCount>`
    select d.local_date as date, count(distinct d.id)::integer as departures, sum(b.pax)::integer as guests
    from ${departureTables} join booking b on b.departure_id = d.id
    where ${isActedFor(filter)} and d.local_date > ${filter.date} and d.starts_at > banyan_now()
      and b.visitor_id not like 'offer:%' and b.status in ('requested', 'confirmed')
    group by d.local_date order by d.local_date limit 5`.execute(db);
  return result.rows;
}

const coming = bookingStatuses.filter((status) => seatsOf(status) === 'sold' && status !== 'no_show');

export type WeekRow = Omit<DepartureRow, 'time_zone' | 'meeting_text' | 'meeting_latitude' | 'meeting_longitude'> & {
  guests: number;
};

/** Seven days, at most 500 departures. */
export async function findWeek(db: Db, filter: DepartureFilter & { from: string }): Promise<WeekRow[]> {
  const result = await sql<WeekRow>`
    select d.id, d.course_id, c.title, c.host_id, h.display_name as host_name, ci.name as city_name, d.local_date as date,
      d.start_time as time, ${ms('d.starts_at')} as starts_at, ${ms('d.ends_at')} as ends_at, d.capacity, ${guidesOf} as guides,
      coalesce(b.guests, 0) as guests
    from ${departureTables} join lateral (
      select sum(b.pax)::integer as guests from booking b
      where b.departure_id = d.id and b.visitor_id not like 'offer:%' and b.status in (${sql.join(coming)})
    ) b on b.guests > 0
    where ${isActedFor(filter)} and d.local_date between ${filter.from}::date and ${filter.from}::date + 6
    order by d.starts_at, d.id limit 500`.execute(db);
  return result.rows;
}

export interface WaitingRow {
  id: string;
  ref: string;
  title: string;
  host_name: string;
  first_name: string;
  pax: number;
  date: string;
  time: string;
  request_until: number;
}

export async function findRequests(db: Db, { userId, hostId }: DepartureFilter): Promise<WaitingRow[]> {
  const ofHost = hostId === undefined ? sql`` : sql`and c.host_id = ${hostId}`;
  const result = await sql<WaitingRow>`
    select b.id, b.ref, c.title, h.display_name as host_name, b.first_name, b.pax, d.local_date as date,
      d.start_time as time, ${ms('b.request_until')} as request_until
    from ${departureTables} join booking b on b.departure_id = d.id
    where b.course_id = any(array${hostedCourses(userId, 'requests')}) ${ofHost} and b.status = 'requested'
      and b.request_until > banyan_now()
    order by b.request_until, b.id limit 20`.execute(db);
  return result.rows;
}

export async function countQuestions(db: Db, { userId, hostId }: DepartureFilter): Promise<number> {
  const ofHost = hostId === undefined ? sql`` : sql`and c.host_id = ${hostId}`;
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from inquiry i join course c on c.id = i.course_id
    where i.course_id = any(array${hostedCourses(userId, 'requests')}) ${ofHost} and i.status = 'open'
      and i.expires_at > banyan_now()`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export interface GuideRow {
  host_id: string;
  id: string;
  name: string;
}

/** Guides and managers of hosts where the account may arrange it. */
export async function findGuides(db: Db, { userId, hostId }: DepartureFilter): Promise<GuideRow[]> {
  const ofHost = hostId === undefined ? sql`` : sql`and k.host_id = ${hostId}`;
  const result = await sql<GuideRow>`
    select k.host_id, u.id, trim(u.first_name || ' ' || u.last_name) as name
    from team_member k join user_account u on u.id = k.user_id
    where k.host_id in ${hostsFor(userId, 'requests')} ${ofHost} and k.role in ('guide', 'manager')
    order by lower(u.first_name), u.id`.execute(db);
  return result.rows;
}

/** The latest date among the hosts' places. Null without a course. */
export async function findToday(db: Db, filter: DepartureFilter): Promise<string | null> {
  const result = await sql<{ today: string | null }>`
    select max(local_time(banyan_now(), ci.time_zone)::date) as today
    from course c join city ci on ci.id = c.city_id where ${isActedFor(filter)}`.execute(db);
  return result.rows[0]?.today ?? null;
}
