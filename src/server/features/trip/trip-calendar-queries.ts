// Statements of a guest's calendar address (docs/domain/bookings.md#plan-of-a-trip).
import { sql, type Kysely } from 'kysely';
import { bookingStatuses, seatsOf } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Replaces an older address, which then stops working. */
export async function writeTripCalendar(db: Db, userId: string, hash: Buffer): Promise<void> {
  await sql`
    insert into trip_calendar (user_id, secret_hash) values (${userId}, ${hash})
    on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = banyan_now()`.execute(db);
}

export async function deleteTripCalendar(db: Db, userId: string): Promise<void> {
  await sql`delete from trip_calendar where user_id = ${userId}`.execute(db);
}

/** Null when unknown. */
export async function openTripCalendar(db: Db, hash: Buffer): Promise<{ user_id: string; locale: string } | null> {
  const result = await sql<{ user_id: string; locale: string }>`
    select u.id as user_id, u.locale from trip_calendar k join user_account u on u.id = k.user_id
    where k.secret_hash = ${hash} and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

export interface SharedTrip {
  ref: string;
  title: string;
  pax: number;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  city_name: string;
  host_name: string;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  created_at: Date;
  version: number;
}

const sold = bookingStatuses.filter((status) => seatsOf(status) === 'sold');

/** Paid bookings of the account, from a month ago on. */
export async function findTripsOf(db: Db, userId: string): Promise<SharedTrip[]> {
  const result = await sql<SharedTrip>`
    select b.ref, c.title, b.pax, d.starts_at, d.ends_at, t.time_zone, t.name as city_name, h.display_name as host_name,
      c.meeting_text, c.meeting_latitude, c.meeting_longitude, b.created_at, b.version
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
      join city t on t.id = c.city_id join host h on h.user_id = c.host_id
    where b.user_id = ${userId} and b.in_account = 'joined' and b.status = any(${[...sold]}::text[])
      and d.starts_at > banyan_now() - make_interval(days => 30)
    order by d.starts_at, b.ref limit 500`.execute(db);
  return result.rows;
}
