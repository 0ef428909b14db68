// Statements of pickups (docs/domain/bookings.md#pickup-address).
import { sql, type Kysely } from 'kysely';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CourseColumns } from '#src/server/features/booking/index.ts';

type Db = Kysely<Database>;
type Answer = CallOutput<'pickup/course'>;

export interface PickupCourse extends CourseColumns {
  transport: Answer['transport'];
  pickup: Answer['pickup'];
}

export async function findPickupCourse(db: Db, courseId: number): Promise<PickupCourse | null> {
  const result = await sql<PickupCourse>`
    select c.id as course_id, c.title, coalesce(nullif(c.activity, ''), ca.name) as activity, c.slug, ci.slug as city_slug, ci.name as city_name, ci.country_code,
      co.name as country_name, ca.name as category_name, c.duration_minutes, c.images, c.transport, c.pickup
    from course c
      join city ci on ci.id = c.city_id and ci.is_active
      join country co on co.code = ci.country_code
      join category ca on ca.id = c.category_id
    where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return result.rows[0] ?? null;
}

/** Paid, with a pickup; null for none. */
export async function findNextBooking(
  db: Db,
  { courseId, userId }: { courseId: number; userId: string },
): Promise<{ ref: string; date: string; time: string } | null> {
  const result = await sql<{ ref: string; date: string; time: string }>`
    select b.ref, d.local_date as date, d.start_time as time from booking b join departure d on d.id = b.departure_id
    where b.user_id = ${userId} and b.in_account = 'joined' and b.course_id = ${courseId}
      and b.status = any(${[...awaitedStatuses]}::text[]) and d.starts_at > banyan_now() and (b.quote ->> 'has_pickup_service')::boolean
    order by d.starts_at, b.id limit 1`.execute(db);
  return result.rows[0] ?? null;
}

export interface PickupPlace {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

// Time to correct an address before the host's email.
const quietMinutes = 10;

/** False without a pickup or too late. One email to the host after ten minutes, despite corrections. */
export async function savePickup(db: Db, bookingId: string, place: PickupPlace): Promise<boolean> {
  const saved = await sql`
    with saved as (
      update booking b set pickup_address = ${place.address}, pickup_latitude = ${place.latitude},
        pickup_longitude = ${place.longitude}
      from departure d
      where b.id = ${bookingId} and d.id = b.departure_id and d.starts_at > banyan_now()
        and (b.status = any(${[...awaitedStatuses]}::text[]) or (b.status = 'held' and b.hold_until > banyan_now()))
        and (b.quote ->> 'has_pickup_service')::boolean
      returning b.id, b.status
    ), mailed as (
      insert into outbox (topic, payload, not_before)
      select 'mail', jsonb_build_object('kind', 'pickup-changed', 'booking_id', s.id), banyan_now() + make_interval(mins => ${quietMinutes})
      from saved s where s.status <> 'held' and not exists (select from outbox o where o.done_at is null
        and o.payload ->> 'kind' = 'pickup-changed' and o.payload ->> 'booking_id' = s.id::text)
    )
    select id from saved`.execute(db);
  return saved.rows.length === 1;
}
