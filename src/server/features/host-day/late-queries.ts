// The statements of a host who runs late (docs/domain/host-cancels.md#running-late).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

/** A departure with guests; instants in ms since 1970. */
export interface LateDeparture {
  id: number;
  course_id: number;
  time: string;
  starts_at: number;
  ends_at: number;
  late_minutes: number;
  now_ms: number;
}

/** Departures of a host on a day with guests who are awaited, one or all. */
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

/** Keeps the minutes and tells everybody who is awaited; nobody where it was so already. Answers how many guests are concerned. */
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
