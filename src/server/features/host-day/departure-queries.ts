// Statements of one departure.
import { sql, type Kysely, type Transaction } from 'kysely';
import { type BookingStatus, madeStatuses } from '#src/domain/booking/status.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type SlotKey, postingOf } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { wayOf } from '#src/domain/booking/lifecycle.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { contestedNow } from './no-show-queries.ts';

type Trx = Transaction<Database>;

export interface SlotRow {
  time_zone: string;
  duration_minutes: number;
  /** Of its exception or weekly rule; null for neither. */
  capacity: number | null;
  /** Null without an exception. */
  exception: 'closed' | 'extra' | 'capacity' | null;
  is_day_closed: boolean;
  departure_id: number | null;
  /** Sold, requested or held. */
  taken: number;
  now_ms: number;
}

export async function readSlot(trx: Trx, { courseId, date, time }: SlotKey): Promise<SlotRow | null> {
  const result = await sql<SlotRow>`
    select t.time_zone, c.duration_minutes, coalesce(e.capacity, r.capacity) as capacity, e.kind as exception,
      exists (select from availability_exception y where y.course_id = c.id and y.local_date = ${date}
        and y.start_time is null and y.kind = 'closed')
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null
        and ${date}::date between k.first_day and k.last_day) as is_day_closed,
      d.id as departure_id,
      coalesce(d.taken, 0) - (select coalesce(sum(b.pax), 0)::integer from booking b
        where b.departure_id = d.id and b.status = 'held' and b.hold_until <= banyan_now()) as taken,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from course c join city t on t.id = c.city_id
      left join availability_rule r on r.course_id = c.id and r.start_time = ${time}
        and r.weekday = extract(isodow from ${date}::date)
      left join availability_exception e on e.course_id = c.id and e.local_date = ${date} and e.start_time = ${time}
      left join departure d on d.course_id = c.id and d.local_date = ${date} and d.start_time = ${time}
    where c.id = ${courseId}`.execute(trx);
  return result.rows[0] ?? null;
}

/** Keeps the previous exception for reopening. */
export async function closeSlot(trx: Trx, { courseId, date, time }: SlotKey, reason: string): Promise<void> {
  await sql`
    insert into availability_exception as e (course_id, local_date, start_time, kind, reason)
    values (${courseId}, ${date}, ${time}, 'closed', ${reason})
    on conflict (course_id, local_date, start_time) do update set kind = 'closed', reason = excluded.reason,
      reopens_as = case when e.kind = 'closed' then e.reopens_as else e.kind end`.execute(trx);
}

/** Restores what it was before closing. */
export async function openSlot(trx: Trx, { courseId, date, time }: SlotKey): Promise<void> {
  const isIt = sql`course_id = ${courseId} and local_date = ${date} and start_time = ${time} and kind = 'closed'`;
  await sql`update availability_exception set kind = reopens_as, reopens_as = null, reason = ''
    where ${isIt} and reopens_as is not null`.execute(trx);
  await sql`delete from availability_exception where ${isIt}`.execute(trx);
}

export async function logDeparture(trx: Trx, action: AuditAction, slot: SlotKey, by: Acting): Promise<void> {
  await writeAudit(trx, {
    actorId: by.actorId,
    action,
    subject: `departure:${slot.courseId}:${slot.date}:${slot.time}`,
    detail: { role: by.role, on_behalf_of: by.onBehalfOf, ...(by.isByLink && { by_link: true }) },
  });
}

/** Bookings to end, in lock order. */
export async function findOpenBookings(
  trx: Transaction<Database>,
  departureId: number,
  states: readonly BookingStatus[],
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select id from booking where departure_id = ${departureId} and status = any(${[...states]}::text[])
    order by id`.execute(trx);
  return result.rows.map((row) => row.id);
}

/** Ascending id; all payments before the first code. */
export async function lockPaymentsOf(trx: Transaction<Database>, bookingIds: readonly string[]): Promise<void> {
  await sql`
    select id from payment where booking_id = any(${[...bookingIds]}::uuid[]) order by id for no key update`.execute(
    trx,
  );
}

/** Offers that held seats there end. */
export async function withdrawOffers(trx: Transaction<Database>, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set withdrawn_at = banyan_now()
    where id in (select id from offer where id = any(${[...offerIds]}::uuid[]) order by id for no key update)
      and withdrawn_at is null and booked_at is null`.execute(trx);
}

/** First names and parties in booking order. */
export async function findTold(
  trx: Kysely<Database>,
  bookings: readonly { readonly id: string }[],
): Promise<{ name: string; guests: number }[]> {
  const result = await sql<{ name: string; guests: number }>`
    select first_name as name, pax as guests from booking
    where id = any(${bookings.map(({ id }) => id)}::uuid[]) order by created_at, id`.execute(trx);
  return result.rows;
}

/** Ended two hours ago and unsettled; checked longest ago first (docs/domain/bookings.md#completion, ADR 032). */
export async function findEnded(db: Kysely<Database>, count: number): Promise<number[]> {
  const { minutes } = wayOf('complete', 'confirmed');
  const result = await sql<{ id: number }>`
    select id from departure where settled_at is null
      and coalesce(looked_at, ends_at) <= banyan_now() - make_interval(mins => ${minutes}::integer)
    order by coalesce(looked_at, ends_at) limit ${count}`.execute(db);
  return result.rows.map((row) => row.id);
}

/** False when locked or settled. */
export async function tryLockEnded(trx: Trx, departureId: number): Promise<boolean> {
  const result = await sql`
    select id from departure where id = ${departureId} and settled_at is null for no key update skip locked`.execute(
    trx,
  );
  return result.rows.length === 1;
}

/** Everything with seats or money, in lock order. */
export async function findItsBookings(trx: Trx, departureId: number): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select id from booking where departure_id = ${departureId}
      and status = any(${[...madeStatuses, 'cancelled']}::text[]) order by id`.execute(trx);
  return result.rows.map((row) => row.id);
}

/** A failed refund or an undecided no-show objection holds the money back. */
export async function findDoubts(trx: Trx, bookingId: string): Promise<{ refund: string; is_contested: boolean }> {
  const result = await sql<{ refund: string; is_contested: boolean }>`
    select b.refund, ${contestedNow} as is_contested
    from booking b where b.id = ${bookingId}`.execute(trx);
  const [row] = result.rows;
  if (!row) throw new Error('a locked booking was not found');
  return row;
}

/** Once, by its outside reference. */
export async function writeSettled(trx: Trx, bookingId: string, posting: Posting): Promise<void> {
  await sql`with ${postingOf(posting, bookingId)} select 1`.execute(trx);
}

/** Settled, or checked again in two hours. */
export async function markLooked(db: Kysely<Database>, departureId: number, isSettled: boolean): Promise<void> {
  await sql`
    update departure set looked_at = banyan_now(), settled_at = case when ${isSettled}::boolean then banyan_now() end
    where id = ${departureId}`.execute(db);
}
