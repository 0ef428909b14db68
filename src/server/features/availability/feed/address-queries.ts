// Statements of calendar addresses for other programs (docs/domain/calendar.md#exported-calendars).
import { sql, type Kysely } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface AddressRow {
  course_id: number | null;
  created_at: Date;
  read_at: Date | null;
}

export async function findAddresses(db: Db, hostId: string): Promise<AddressRow[]> {
  const result = await sql<AddressRow>`
    select course_id, created_at, read_at from calendar_address where host_id = ${hostId}
    order by course_id nulls first`.execute(db);
  return result.rows;
}

/** Replaces an older address, which then stops working. */
export async function writeAddress(db: Db, hostId: string, courseId: number | null, hash: Buffer): Promise<void> {
  await sql`
    insert into calendar_address (host_id, course_id, secret_hash) values (${hostId}, ${courseId}, ${hash})
    on conflict (host_id, course_id) do update set secret_hash = excluded.secret_hash, created_at = banyan_now(),
      read_at = null`.execute(db);
}

export async function deleteAddress(db: Db, hostId: string, courseId: number | null): Promise<void> {
  await sql`
    delete from calendar_address
    where host_id = ${hostId} and course_id is not distinct from ${courseId}::integer`.execute(db);
}

/** Null when unknown. Records the read, at most hourly. */
export async function openAddress(
  db: Db,
  hash: Buffer,
  noteMinutes: number,
): Promise<{ host_id: string; course_id: number | null; name: string } | null> {
  const result = await sql<{ host_id: string; course_id: number | null; name: string }>`
    with noted as (
      update calendar_address set read_at = banyan_now() where secret_hash = ${hash}
        and coalesce(read_at < banyan_now() - make_interval(mins => ${noteMinutes}), true)
    )
    select a.host_id, a.course_id, coalesce(c.title, h.display_name) as name
    from calendar_address a join host h on h.user_id = a.host_id left join course c on c.id = a.course_id
    where a.secret_hash = ${hash}`.execute(db);
  return result.rows[0] ?? null;
}

export interface SharedBooking {
  ref: string;
  title: string;
  pax: number;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  city: string;
  created_at: Date;
  version: number;
}

export async function findShared(
  db: Db,
  { host_id, course_id }: { host_id: string; course_id: number | null },
  states: readonly BookingStatus[],
  backDays: number,
): Promise<SharedBooking[]> {
  const result = await sql<SharedBooking>`
    select b.ref, c.title, b.pax, d.starts_at, d.ends_at, t.time_zone, t.name as city, b.created_at, b.version
    from course c join city t on t.id = c.city_id join departure d on d.course_id = c.id and d.starts_at > banyan_now() - make_interval(days => ${backDays})
      join booking b on b.departure_id = d.id and b.status = any(${[...states]}::text[])
    where c.host_id = ${host_id} and (${course_id}::integer is null or c.id = ${course_id})
    order by d.starts_at, b.ref limit 5000`.execute(db);
  return result.rows;
}
