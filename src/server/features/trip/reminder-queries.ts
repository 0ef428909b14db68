// Statement of the reminders to guests (docs/domain/messages.md#reminders).
import { sql, type Kysely } from 'kysely';
import { tripReminders } from '#src/domain/trip/reminders.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/**
 * Queues what is due, once per booking, step and start; returns how many. Bookings confirmed or moved after that moment
 * have just had an email with all of it.
 */
export async function queueTripReminders(db: Kysely<Database>, count = 200): Promise<number> {
  const { dayBeforeHour, hoursBefore } = tripReminders;
  const queued = await sql`
    with due as (
      select b.id, s.step, d.starts_at
      from departure d join booking b on b.departure_id = d.id and b.status = 'confirmed' and not b.is_demo
        join course c on c.id = d.course_id join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone
        cross join lateral (values
          ('hours', d.starts_at - make_interval(hours => ${hoursBefore}::integer), d.starts_at),
          ('day', instant_of(d.local_date - 1 + make_interval(hours => ${dayBeforeHour}::integer), k),
            d.starts_at - make_interval(hours => ${hoursBefore}::integer))) s (step, at, until)
      where d.starts_at between banyan_now() and banyan_now() + make_interval(days => 2)
        and s.at <= banyan_now() and s.until > banyan_now()
        and not exists (select from trip_reminder r
          where r.booking_id = b.id and r.step = s.step and r.starts_at = d.starts_at)
        and (select max(h.at) from booking_history h where h.booking_id = b.id and h.to_status = 'confirmed') < s.at
      order by d.starts_at, b.id limit ${count}
    ), noted as (
      insert into trip_reminder (booking_id, step, starts_at) select id, step, starts_at from due
      on conflict do nothing returning booking_id, step, starts_at
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'trip-reminder', 'booking_id', booking_id::text,
      'reminder', step, 'starts_ms', floor(extract(epoch from starts_at) * 1000)::bigint)
    from noted returning id`.execute(db);
  return queued.rows.length;
}
