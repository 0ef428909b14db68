// The locks of a claim and the end of holds (product 3, ADR 010). Order of locks: departure, booking, payment, offer,
// coupon, turns of holders, account.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;

export interface SlotKey {
  courseId: number;
  date: string;
  /** 'HH:mm' */
  time: string;
}

/** `none` exists for the test that proves the lock: without it the race must go wrong. */
export type LockMode = 'for no key update' | 'none';

/** Locks the departure's row and answers its id; null when nobody has booked it before. */
export async function lockDeparture(
  trx: Trx,
  slot: SlotKey,
  mode: LockMode = 'for no key update',
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}
    ${mode === 'none' ? sql`` : sql`for no key update`}`.execute(trx);
  return found.rows[0]?.id ?? null;
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
  const isReplaced = sql`b.id = any(${[...replaced]}::uuid[])`;
  const isPaying = sql`exists (select 1 from payment p where p.booking_id = b.id
    and p.status in ('new', 'open', 'action', 'unknown'))`;
  await sql`
    with ended as (
      update booking b set status = 'expired', closed_at = banyan_now(), held_from = null, is_replaced = ${isReplaced}
      where b.status = 'held' and (${isReplaced} or (b.departure_id = ${departureId} and b.hold_until <= banyan_now()
        ${sparesPaying ? sql`and not ${isPaying}` : sql``}))
      returning b.id, b.departure_id, b.pax, b.is_replaced
    ), noted as (
      insert into booking_history (booking_id, actor, from_status, to_status, reason)
      select id, 'system', 'held', 'expired',
        case when is_replaced then 'Replaced by a newer checkout' else 'The time to pay ran out' end from ended
    ), released as (
      update coupon_use u set state = 'released' from ended e
      where u.booking_id = e.id and u.state = 'reserved' returning u.coupon_id
    ), given_back as (
      update coupon k set used = k.used - r.uses
      from (select coupon_id, count(*)::integer as uses from released group by coupon_id) r where k.id = r.coupon_id
    )
    update departure d set taken = d.taken - f.pax
    from (select departure_id, sum(pax)::integer as pax from ended group by departure_id) f
    where d.id = f.departure_id`.execute(trx);
}

/** Departures with holds that have lapsed and that no payment is under way for. */
export async function findLapsedDepartures(db: Kysely<Database>, count: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select distinct b.departure_id as id from booking b
    where b.status = 'held' and b.hold_until <= banyan_now() and not exists (
      select 1 from payment p where p.booking_id = b.id and p.status in ('new', 'open', 'action', 'unknown'))
    limit ${count}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Locks a departure unless somebody has it locked; false then. */
export async function tryLockDeparture(trx: Trx, departureId: number): Promise<boolean> {
  const found = await sql`select id from departure where id = ${departureId} for no key update skip locked`.execute(
    trx,
  );
  return found.rows.length === 1;
}
