// Claim locks and ends of holds (docs/domain/calendar.md#holds, ADR 010).
// Lock order: departure, booking, payment, offer, coupon, holder turns, account.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findOwnHoldsOf, type Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import { endHolds } from './status-queries.ts';

type Trx = Transaction<Database>;

export interface SlotKey {
  courseId: number;
  date: string;
  time: string;
}

export async function lockDeparture(trx: Trx, slot: SlotKey): Promise<number | null> {
  const result = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}
    for no key update`.execute(trx);
  return result.rows[0]?.id ?? null;
}

export async function findDepartureId(db: Kysely<Database>, slot: SlotKey): Promise<number | null> {
  const result = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** Ascending id, against deadlocks of two claims. */
export async function lockDepartures(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`select id from departure where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(trx);
}

export async function makeDeparture(
  trx: Kysely<Database>,
  slot: SlotKey,
  facts: { startsAtMs: number; endsAtMs: number; capacity: number },
): Promise<void> {
  await sql`
    insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
    values (${slot.courseId}, ${slot.date}, ${slot.time}, to_timestamp(${facts.startsAtMs / 1000}::float8),
      to_timestamp(${facts.endsAtMs / 1000}::float8), ${facts.capacity})
    on conflict (course_id, local_date, start_time) do nothing`.execute(trx);
}

/** Bookings to replace must not be paid meanwhile. After departures. */
export async function lockBookings(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select id from booking where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
}

/** Locks a viewer's own holds of a locked departure; returns those to replace. One being paid stays. */
export async function lockOwnHolds(trx: Trx, departureId: number, viewer: Viewer): Promise<readonly string[]> {
  const own = await findOwnHoldsOf(trx, departureId, viewer);
  if (own.length === 0) return own;
  await lockBookings(trx, own);
  return findOwnHoldsOf(trx, departureId, viewer);
}

export interface CountedCodes {
  code?: string | null;
  bookings?: readonly string[];
  departureId?: number | null;
}

/** All codes of a transaction at once, ascending id. After departures, bookings, payments and offers. */
export async function lockCoupons(
  trx: Trx,
  { code = null, bookings = [], departureId = null }: CountedCodes,
): Promise<void> {
  await sql`
    select k.id from coupon k where k.id in (
      select id from coupon where code = ${code}
      union all select coupon_id from booking where id = any(${[...bookings]}::uuid[])
      union all select coupon_id from booking
        where departure_id = ${departureId} and status = 'held' and hold_until <= banyan_now())
    order by k.id for no key update of k`.execute(trx);
}

/** Waits for visitor, account and network, whose holds are then counted. After codes. */
export async function takeTurns(trx: Trx, turns: readonly string[]): Promise<void> {
  await sql`select take_turns(${[...turns]}::text[])`.execute(trx);
}

/** Expired holds of the departure always; `replaced` ones by id. Those being paid may be kept. */
export interface Freed {
  replaced?: readonly string[];
  sparesPaying: boolean;
}

/** Ends holds and returns seats and codes. Lock `replaced` holds' departures, and every code counted, beforehand. */
export async function freeHolds(trx: Trx, departureId: number, { replaced = [], sparesPaying }: Freed): Promise<void> {
  await lockCoupons(trx, { bookings: replaced, departureId });
  await endHolds(trx, { departureId, replaced, sparesPaying });
}

export async function tryLockDeparture(trx: Trx, departureId: number): Promise<boolean> {
  const result = await sql`select id from departure where id = ${departureId} for no key update skip locked`.execute(
    trx,
  );
  return result.rows.length === 1;
}
