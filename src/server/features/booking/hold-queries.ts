// The locks of a claim and the end of holds (docs/domain/calendar.md#holds, ADR 010). Order of locks: departure, booking,
// payment, offer, coupon, turns of holders, account.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findOwnHoldsOf, type Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import { endHolds } from './status-queries.ts';

type Trx = Transaction<Database>;

export interface SlotKey {
  courseId: number;
  date: string;
  /** 'HH:mm' */
  time: string;
}

/** Locks the departure's row and answers its id; null when nobody has booked it before. */
export async function lockDeparture(trx: Trx, slot: SlotKey): Promise<number | null> {
  const result = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}
    for no key update`.execute(trx);
  return result.rows[0]?.id ?? null;
}

/** The id of a departure that somebody has booked before; null else. Locks nothing. */
export async function findDepartureId(db: Kysely<Database>, slot: SlotKey): Promise<number | null> {
  const result = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** Locks departures, the lower id first, so that two claims that need the same two never wait for each other. */
export async function lockDepartures(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`select id from departure where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(trx);
}

/** Makes the departure's row unless another process has just done so. Instants in ms since 1970. */
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

/** Locks bookings that are to be replaced, so that none of them is paid meanwhile. Taken after the departures. */
export async function lockBookings(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select id from booking where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
}

/**
 * Locks a viewer's own holds of a departure that is locked, and answers those that a move or an offer takes the place of
 * (docs/domain/calendar.md#holds). One whose payment began meanwhile keeps its seats.
 */
export async function lockOwnHolds(trx: Trx, departureId: number, viewer: Viewer): Promise<readonly string[]> {
  const own = await findOwnHoldsOf(trx, departureId, viewer);
  if (own.length === 0) return own;
  await lockBookings(trx, own);
  return findOwnHoldsOf(trx, departureId, viewer);
}

/** Whose codes are about to be counted: a code by name, those of bookings, those of a departure's lapsed holds. */
export interface CountedCodes {
  code?: string | null;
  bookings?: readonly string[];
  departureId?: number | null;
}

/**
 * Locks discount codes, so that their uses are counted one after the other: all that a transaction needs at once, the
 * lower id first. Taken after departures, bookings, payments and offers.
 */
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

/** Waits for the turn of a visitor, its account and its network, whose holds are then counted. Taken after the codes. */
export async function takeTurns(trx: Trx, turns: readonly string[]): Promise<void> {
  await sql`select take_turns(${[...turns]}::text[])`.execute(trx);
}

/** Whose holds end: lapsed ones of the departure always, `replaced` ones by id; those being paid may be spared. */
export interface Freed {
  replaced?: readonly string[];
  sparesPaying: boolean;
}

/**
 * Ends holds of a locked departure: seats and reserved codes come back in the same statement. The departures of
 * `replaced` holds must be locked as well, and beforehand every other code that the caller's transaction counts.
 */
export async function freeHolds(trx: Trx, departureId: number, { replaced = [], sparesPaying }: Freed): Promise<void> {
  await lockCoupons(trx, { bookings: replaced, departureId });
  await endHolds(trx, { departureId, replaced, sparesPaying });
}

/** Locks a departure unless somebody has it locked; false then. */
export async function tryLockDeparture(trx: Trx, departureId: number): Promise<boolean> {
  const result = await sql`select id from departure where id = ${departureId} for no key update skip locked`.execute(
    trx,
  );
  return result.rows.length === 1;
}
