// The statements of a claim, in the order in which they run: lock, read, free, take (product 3, ADR 010).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { couponColumn, offerColumns, offerTables } from './offer-queries.ts';
import type { CouponFacts, OfferRow } from './offer-row.ts';

type Trx = Transaction<Database>;

export interface SlotKey {
  courseId: number;
  date: string;
  /** 'HH:mm' */
  time: string;
}

/** `none` exists for the test that proves the lock: without it the race must go wrong. */
export type LockMode = 'for update' | 'none';

/** Locks the departure's row and answers its id; null when nobody has booked it before. */
export async function lockDeparture(trx: Trx, slot: SlotKey, mode: LockMode): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from departure
    where course_id = ${slot.courseId} and local_date = ${slot.date} and start_time = ${slot.time}
    ${mode === 'none' ? sql`` : sql`for update`}`.execute(trx);
  return found.rows[0]?.id ?? null;
}

/** Makes the departure's row unless another process has just done so. Instants in ms since 1970. */
export async function makeDeparture(
  trx: Trx,
  slot: SlotKey,
  facts: { startsAtMs: number; endsAtMs: number; capacity: number },
): Promise<void> {
  await sql`
    insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
    values (${slot.courseId}, ${slot.date}, ${slot.time}, to_timestamp(${facts.startsAtMs / 1000}::float8),
      to_timestamp(${facts.endsAtMs / 1000}::float8), ${facts.capacity})
    on conflict (course_id, local_date, start_time) do nothing`.execute(trx);
}

/** Locks a discount code, so that its uses are counted one after the other. Taken after the departure's lock. */
export async function lockCoupon(trx: Trx, code: string): Promise<void> {
  await sql`select id from coupon where code = ${code} for update`.execute(trx);
}

export interface AccountRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  isd_code: string;
  phone: string;
}

/** Everything that a claim decides on, read under the departure's lock. */
export type ClaimRow = OfferRow & {
  account: AccountRow | null;
  coupon: CouponFacts | null;
  /** Seats of this departure that come free with this claim: lapsed holds and the visitor's own hold. */
  freeable_pax: number;
  own_pax: number;
  known: { body_hash: string; answer: { booking_id: string } } | null;
};

export interface Claimant {
  userId: string | null;
  /** Of a visitor without a session: finds the account that the booking joins. */
  email: string;
  visitorId: string;
  /** A claim without a key replaces the visitor's own hold. */
  key: { scope: string; key: string } | null;
  couponCode: string | null;
}

function freedBy(departureId: number, visitorId: string, replaces: boolean) {
  const lapsed = sql`b.status = 'held' and b.departure_id = ${departureId} and b.hold_until <= banyan_now()`;
  if (!replaces) return { any: lapsed, own: sql`false` };
  const own = sql`b.status = 'held' and b.departure_id = ${departureId} and b.visitor_id = ${visitorId}
    and b.idempotency_key is null and b.hold_until > banyan_now()`;
  return { any: sql`(${lapsed}) or (${own})`, own };
}

/** Reads the offer and the claimant in one statement; null when the course cannot be booked. */
export async function readClaim(trx: Trx, slot: SlotKey, departureId: number, who: Claimant): Promise<ClaimRow | null> {
  const freed = freedBy(departureId, who.visitorId, who.key === null);
  const isAccount = who.userId === null ? sql`u.email = ${who.email}` : sql`u.id = ${who.userId}`;
  const coupon = who.couponCode === null ? sql`null::jsonb` : couponColumn(who.couponCode, sql`u.id`, freed.any);
  const known =
    who.key === null
      ? sql`null::jsonb`
      : sql`(select jsonb_build_object('body_hash', encode(i.body_hash, 'hex'), 'answer', i.answer)
          from idempotency_key i where i.scope = ${who.key.scope} and i.key = ${who.key.key})`;
  const found = await sql<ClaimRow>`
    select ${offerColumns({ from: slot.date, to: slot.date })}, ${coupon} as coupon, ${known} as known,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'email', u.email,
        'first_name', u.first_name, 'last_name', u.last_name, 'isd_code', u.isd_code, 'phone', u.phone) end as account,
      (select coalesce(sum(b.pax), 0)::integer from booking b where ${freed.any}) as freeable_pax,
      (select coalesce(sum(b.pax), 0)::integer from booking b where ${freed.own}) as own_pax
    from ${offerTables} left join user_account u on ${isAccount}
    where c.id = ${slot.courseId} and c.status = 'published'`.execute(trx);
  return found.rows[0] ?? null;
}

/** Whose holds end: lapsed ones always, the visitor's own as well; those with a payment under way may be spared. */
export interface Freed {
  replacedFor: string | null;
  sparesPaying: boolean;
}

/** Ends holds of a locked departure: seats and reserved codes come back in the same statement. */
export async function freeHolds(trx: Trx, departureId: number, { replacedFor, sparesPaying }: Freed): Promise<void> {
  const freed = freedBy(departureId, replacedFor ?? '', replacedFor !== null);
  const isPaying = sql`exists (select 1 from payment p where p.booking_id = b.id
    and p.status in ('new', 'open', 'action', 'unknown'))`;
  await sql`
    with ended as (
      update booking b set status = 'expired', closed_at = banyan_now(), is_replaced = b.hold_until > banyan_now()
      where (${freed.any}) ${sparesPaying ? sql`and not ${isPaying}` : sql``} returning b.id, b.pax, b.is_replaced
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
    update departure set taken = taken - (select coalesce(sum(pax), 0)::integer from ended)
    where id = ${departureId}`.execute(trx);
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
  const found = await sql`select id from departure where id = ${departureId} for update skip locked`.execute(trx);
  return found.rows.length === 1;
}
