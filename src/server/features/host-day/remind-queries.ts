// The statements of the reminder on the day before (docs/phone.md#the-day-before).
import { sql, type Kysely } from 'kysely';
import { reminderHours } from '#src/domain/host-reach/reminder.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/**
 * Notes hosts with confirmed guests tomorrow, on the calendars of the places where it is late afternoon, and queues their notice:
 * once for each host and day. Answers how many.
 */
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

/** Whom a notice of a day goes to. */
export interface DayReader {
  host_id: string;
  email: string;
  locale: string;
}

/** The host; null where the account is gone. */
export async function findDayReader(db: Db, hostId: string): Promise<DayReader | null> {
  const result = await sql<DayReader>`
    select h.user_id as host_id, u.email, u.locale from host h join user_account u on u.id = h.user_id
    where h.user_id = ${hostId} and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}
