// Statements of external calendars (docs/domain/calendar.md#feeds).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Unread } from '#src/server/providers/feed/feed-gateway.ts';

type Db = Kysely<Database>;

export interface FeedRow {
  id: string;
  host_id: string;
  course_id: number | null;
  name: string;
  shown: string;
  added_at: Date;
  read_at: Date | null;
  fault: string | null;
  skipped: number;
  unread: Unread[];
  /** A full calendar became empty once; that is not believed yet. */
  is_doubted: boolean;
  is_cut: boolean;
  is_stopped: boolean;
  now_ms: number;
}

const shownColumns = sql`f.id, f.host_id, f.course_id, f.name, f.shown, f.added_at, f.read_at, f.fault, f.skipped, f.unread,
  f.emptied_at is not null as is_doubted, f.is_cut, f.is_stopped, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms`;

export async function findFeeds(db: Db, hostId: string): Promise<FeedRow[]> {
  const result = await sql<FeedRow>`
    select ${shownColumns} from feed f where f.host_id = ${hostId} order by f.added_at, f.id`.execute(db);
  return result.rows;
}

export async function findFeed(db: Db, id: string): Promise<FeedRow | null> {
  const result = await sql<FeedRow>`select ${shownColumns} from feed f where f.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export interface ReadableFeed {
  id: string;
  address: Buffer;
  etag: string | null;
  modified: string | null;
  failures: number;
  /** Zones of its listings, and whether a conditional request is possible. */
  zones: string[];
  is_known: boolean;
  courses: number[];
  horizon_days: number;
  /** Coming busy times at the last read, and whether it has been empty since. */
  ahead: number;
  is_doubted: boolean;
  now_ms: number;
}

/** The address is sealed; null for none. Read in full daily, because time passes. */
export async function findReadable(db: Db, id: string, rereadHours: number): Promise<ReadableFeed | null> {
  const result = await sql<ReadableFeed>`
    select f.id, f.address, f.etag, f.modified, f.failures, l.zones, l.courses, l.horizon_days,
      f.emptied_at is not null as is_doubted, (select count(distinct b.starts_at) from feed_busy b
        where b.feed_id = f.id and b.ends_at > banyan_now())::integer as ahead,
      coalesce(f.zones = l.zones and f.expanded_at > banyan_now() - make_interval(hours => ${rereadHours}), false) as is_known,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from feed f cross join lateral (
      select array(select distinct t.time_zone from course c join city t on t.id = c.city_id
          where c.host_id = f.host_id and (f.course_id is null or c.id = f.course_id) order by 1) as zones,
        array(select c.id from course c
          where c.host_id = f.host_id and (f.course_id is null or c.id = f.course_id) order by 1) as courses,
        coalesce((select max(c.horizon_days) from course c
          where c.host_id = f.host_id and (f.course_id is null or c.id = f.course_id)), 0) as horizon_days
    ) l
    where f.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export interface NewFeed {
  id: string;
  hostId: string;
  courseId: number | null;
  name: string;
  address: Buffer;
  addressHash: Buffer;
  shown: string;
}

export async function insertFeed(db: Db, feed: NewFeed): Promise<boolean> {
  const made = await sql`
    insert into feed (id, host_id, course_id, name, address, address_hash, shown)
    values (${feed.id}, ${feed.hostId}, ${feed.courseId}, ${feed.name}, ${feed.address}, ${feed.addressHash}, ${feed.shown})
    on conflict (host_id, course_id, address_hash) do nothing`.execute(db);
  return made.numAffectedRows === 1n;
}

type Trx = Transaction<Database>;

export async function deleteFeed(trx: Trx, id: string, courses: readonly number[]): Promise<void> {
  await sql`delete from feed where id = ${id}`.execute(trx);
  await refreshBlocks(trx, courses);
}

export async function refreshBlocks(trx: Trx, courses: readonly number[]): Promise<void> {
  await sql`select refresh_feed_blocks(${[...courses]}::integer[])`.execute(trx);
}

/** Due feeds, leased from other processes. */
export async function takeDueFeeds(db: Db, count: number, leaseMinutes: number): Promise<string[]> {
  const result = await sql<{ id: string }>`
    update feed set next_at = banyan_now() + make_interval(mins => ${leaseMinutes}) where id in (
      select id from feed where next_at <= banyan_now() order by next_at limit ${count} for update skip locked)
    returning id`.execute(db);
  return result.rows.map(({ id }) => id);
}

export interface Reading {
  etag: string | null;
  modified: string | null;
  zones: readonly { zone: string; busy: readonly { start: number; end: number }[] }[];
  skipped: number;
  unread: readonly Unread[];
  isCut: boolean;
  nextMs: number;
}

export async function writeReading(trx: Trx, { id, courses, zones }: ReadableFeed, reading: Reading): Promise<void> {
  const rows = reading.zones.flatMap(({ zone, busy }) => busy.map(({ start, end }) => ({ zone, start, end })));
  const updated = await sql`
    update feed set etag = ${reading.etag}, modified = ${reading.modified}, zones = ${zones}::text[], read_at = banyan_now(),
      expanded_at = banyan_now(), next_at = to_timestamp(${reading.nextMs / 1000}::float8), failures = 0, fault = null,
      skipped = ${reading.skipped}, unread = ${JSON.stringify(reading.unread)}::jsonb, is_cut = ${reading.isCut},
      emptied_at = null, is_stopped = false, told_at = null
    where id = ${id}`.execute(trx);
  if (updated.numAffectedRows === 0n) return;
  await sql`delete from feed_busy where feed_id = ${id}`.execute(trx);
  await sql`
    insert into feed_busy (feed_id, time_zone, starts_at, ends_at)
    select ${id}::uuid, b.zone, to_timestamp(b.start / 1000), to_timestamp(b."end" / 1000)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b(zone text, start float8, "end" float8)`.execute(trx);
  await refreshBlocks(trx, courses);
}

export async function writeSame(trx: Trx, { id, courses }: ReadableFeed, nextMs: number): Promise<void> {
  await sql`
    update feed set read_at = banyan_now(), next_at = to_timestamp(${nextMs / 1000}::float8), failures = 0, fault = null,
      is_stopped = false, told_at = null
    where id = ${id}`.execute(trx);
  await refreshBlocks(trx, courses);
}

/** Suddenly empty: the known times stay until the next read. */
export async function writeEmptied(trx: Trx, { id, courses }: ReadableFeed, nextMs: number): Promise<void> {
  await sql`
    update feed set etag = null, modified = null, read_at = banyan_now(), emptied_at = banyan_now(),
      next_at = to_timestamp(${nextMs / 1000}::float8), failures = 0, fault = null, is_stopped = false, told_at = null
    where id = ${id}`.execute(trx);
  await refreshBlocks(trx, courses);
}

export async function writeFault(db: Db, { id }: ReadableFeed, fault: string, nextMs: number): Promise<void> {
  await sql`
    update feed set failures = failures + 1, fault = ${fault}, next_at = to_timestamp(${nextMs / 1000}::float8)
    where id = ${id}`.execute(db);
}
