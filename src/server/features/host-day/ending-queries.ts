// Departures that are to be ended, one row each: written at once, worked off one by one (docs/domain/host-cancels.md#a-whole-day).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { SlotKey } from '#src/server/features/booking/index.ts';
import type { CalledOff, DepartureEnd } from './departure/cancel.ts';
import type { Acting } from '#src/server/features/team/index.ts';

/** Writes what is to be ended, and who says so; what is waiting already stays as it is. */
export async function insertEndings(
  trx: Transaction<Database>,
  {
    hostId,
    date,
    slots,
    end,
  }: { hostId: string; date: string; slots: readonly Omit<SlotKey, 'date'>[]; end: DepartureEnd },
): Promise<void> {
  const { cause, reason, by } = end;
  const rows = JSON.stringify(slots.map(({ courseId, time }) => ({ course_id: courseId, time })));
  await sql`
    with wanted as (
      insert into departure_ending (host_id, course_id, local_date, start_time, cause, reason, role, actor_id, on_behalf_of, by_link)
      select ${hostId}::uuid, s.course_id, ${date}::date, s.time, ${cause}, ${reason}, ${by.role}, ${by.actorId}::uuid,
        ${by.onBehalfOf}::uuid, ${by.isByLink ?? false}
      from jsonb_to_recordset(${rows}::jsonb) as s(course_id integer, time time)
      order by s.course_id, s.time
      on conflict (course_id, local_date, start_time) where done_at is null do nothing returning id
    )
    insert into audit_log (actor_id, action, subject, detail)
    select ${by.actorId}::uuid, 'day-cancelled', ${`day:${hostId}:${date}`}, jsonb_build_object('role', ${by.role}::text,
      'on_behalf_of', ${by.onBehalfOf}::uuid, 'by_link', ${by.isByLink ?? false}::boolean, 'cause', ${cause}::text, 'departures', count(*))
    from wanted having count(*) > 0`.execute(trx);
}

/** What the marketplace calls off: a listing, all of a host, or days of a city, both included. */
export type OffSale =
  | { readonly courseId: number }
  | { readonly hostId: string }
  | { readonly cityId: number; readonly from: string; readonly to: string };

function isOffSale(off: OffSale): RawBuilder<unknown> {
  if ('courseId' in off) return sql`c.id = ${off.courseId}`;
  if ('hostId' in off) return sql`c.host_id = ${off.hostId}`;
  return sql`c.city_id = ${off.cityId} and d.local_date between ${off.from}::date and ${off.to}::date`;
}

/**
 * Writes the departures ahead that the marketplace calls off, as far as somebody is booked on them or is paying; answers how many. The
 * caller has taken them off sale.
 */
export async function insertCalledOff(
  trx: Transaction<Database>,
  off: OffSale,
  { cause, actorId }: { cause: CalledOff; actorId: string },
): Promise<number> {
  const written = await sql`
    insert into departure_ending (host_id, course_id, local_date, start_time, cause, role, actor_id)
    select c.host_id, c.id, d.local_date, d.start_time, ${cause}, 'operator', ${actorId}::uuid
    from course c join departure d on d.course_id = c.id
    where ${isOffSale(off)} and d.starts_at > banyan_now() and exists (select from booking b where b.departure_id = d.id
      and b.status = any(${[...awaitedStatuses, 'held']}::text[]))
    order by d.course_id, d.local_date, d.start_time
    on conflict (course_id, local_date, start_time) where done_at is null do nothing`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
}

/** Ids of what waits, the oldest first; those of one host alone where it is named. */
export async function findWaiting(
  db: Kysely<Database>,
  count: number,
  hostId: string | null = null,
): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from departure_ending
    where done_at is null and (${hostId}::uuid is null or host_id = ${hostId}::uuid) order by id limit ${count}`.execute(
    db,
  );
  return result.rows.map((row) => row.id);
}

export interface WaitingEnding {
  course_id: number;
  date: string;
  time: string;
  cause: 'host' | 'unsafe_weather' | 'called_off' | 'called_off_refund';
  reason: string;
  role: Acting['role'];
  actor_id: string | null;
  on_behalf_of: string | null;
  by_link: boolean;
}

/** Takes one for this transaction; null when another process has it, or has done it. */
export async function takeWaiting(trx: Transaction<Database>, id: number): Promise<WaitingEnding | null> {
  const result = await sql<WaitingEnding>`
    select course_id, local_date as date, start_time as time, cause, reason, role, actor_id, on_behalf_of, by_link
    from departure_ending where id = ${id} and done_at is null for no key update skip locked`.execute(trx);
  return result.rows[0] ?? null;
}

/** Notes what became of it. The host's words stand in the bookings from now on, and no longer here. */
export async function writeEnded(
  trx: Transaction<Database>,
  id: number,
  { outcome, bookings }: { outcome: 'cancelled' | 'over' | 'gone'; bookings: number },
): Promise<void> {
  await sql`update departure_ending set done_at = banyan_now(), outcome = ${outcome}, bookings = ${bookings}, reason = ''
    where id = ${id}`.execute(trx);
}
