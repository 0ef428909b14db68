// Statements of late payments that wait for a seat (docs/domain/checkout.md#waiting-for-a-seat, ADR 011).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { departureClosed, postingOf, freeHolds, lockCoupons } from '#src/server/features/booking/index.ts';

type Trx = Transaction<Database>;

export interface NewWait {
  paymentId: string;
  bookingId: string;
  pax: number;
  until: number;
  posting: Posting;
}

/** Posts the money apart and queues the email with the deadline. */
export async function insertWait(trx: Trx, { paymentId, bookingId, until, posting }: NewWait): Promise<void> {
  const at = new Date(until).toISOString();
  await sql`
    with paid as (
      update payment set status = 'succeeded', changed_at = banyan_now(), seat_wait_until = ${at}::timestamptz
      where id = ${paymentId}
    ), attempt as (
      update payment_attempt set status = 'done'
      where payment_id = ${paymentId} and status in ('sending', 'action', 'unknown')
    ), mailed as (
      insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'seat-sought',
        'booking_id', ${bookingId}::text, 'until', ${at}::text))
    ), ${postingOf(posting, bookingId)}
    update booking set payment = 'paid' where id = ${bookingId}`.execute(trx);
}

/** The caller holds the payment's lock and decides about the money. */
export async function endWait(trx: Trx, paymentId: string): Promise<void> {
  await sql`update payment set seat_wait_until = null where id = ${paymentId}`.execute(trx);
}

export interface WaitRefund {
  refundId: string;
  paymentId: string;
  bookingId: string;
  amountMinor: number;
  dueCents: number;
  currency: string;
}

export async function insertWaitRefund(trx: Trx, refund: WaitRefund): Promise<void> {
  await sql`
    with queued as (
      insert into refund (id, payment_id, amount_minor, due_cents, reason, key)
      values (${refund.refundId}, ${refund.paymentId}, ${refund.amountMinor}, ${refund.dueCents}, 'late_or_surplus',
        ${`refund:${refund.refundId}`}) returning id
    ), mailed as (
      insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'late-refund',
        'booking_id', ${refund.bookingId}::text, 'amount_minor', ${refund.amountMinor}::integer,
        'currency', ${refund.currency}::text, 'refund_cents', ${refund.dueCents}::integer) from queued
    )
    update booking set refund = 'pending' where id = ${refund.bookingId}`.execute(trx);
}

export async function findWaiting(db: Kysely<Database>, bookingId: string): Promise<string | null> {
  const result = await sql<{ id: string }>`
    select id from payment where booking_id = ${bookingId} and seat_wait_until is not null`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** Oldest first: seats seem free for the party, or the wait has expired. Checked again under the locks. */
export async function findRipeWaits(db: Kysely<Database>, count: number): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select p.id from payment p join booking b on b.id = p.booking_id join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
    where p.seat_wait_until is not null and (p.seat_wait_until <= banyan_now()
      or d.starts_at - make_interval(mins => c.cutoff_later_minutes) <= banyan_now()
      or exists (select from refund r where r.payment_id = p.id)
      or ${departureClosed}
      or d.capacity - d.taken + (select coalesce(sum(o.pax), 0) from booking o
        where o.departure_id = d.id and o.status = 'held' and o.hold_until <= banyan_now()) >= b.pax)
    order by p.changed_at, p.id limit ${count}`.execute(db);
  return result.rows.map(({ id }) => id);
}

/** An ended booking that may be revived (docs/domain/bookings.md#late-payments). */
interface LateBooking {
  booking_id: string;
  departure_id: number;
  pax: number;
}

/** Frees expired holds, then takes seats and code. The caller holds the locks and has checked both. */
export async function takeSeatsAgain(trx: Trx, late: LateBooking): Promise<void> {
  await lockItsOffer(trx, late.booking_id);
  await lockCoupons(trx, { bookings: [late.booking_id], departureId: late.departure_id });
  await freeHolds(trx, late.departure_id, { sparesPaying: false });
  await reacquire(trx, late);
}

async function lockItsOffer(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    select o.id from offer o where o.id = (select offer_id from booking where id = ${bookingId})
    for no key update`.execute(trx);
}

/** The CHECKs throw if seats or code are gone. */
async function reacquire(trx: Trx, late: LateBooking): Promise<void> {
  await sql`
    with code as (
      update coupon_use set state = 'reserved'
      where booking_id = ${late.booking_id} and state = 'released' returning coupon_id
    ), counted as (
      update coupon k set used = k.used + 1 from code where k.id = code.coupon_id
    )
    update departure set taken = taken + ${late.pax} where id = ${late.departure_id}`.execute(trx);
}
