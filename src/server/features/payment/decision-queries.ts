// Statements of payment decisions: one lock, then one of four endings (ADR 011).
import { sql, type Transaction } from 'kysely';
import { madeStatuses, type BookingStatus } from '#src/domain/booking/status.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { PaymentStatus, PaymentSummary } from '#src/domain/payment/decision.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';
import { departureClosed, postingOf } from '#src/server/features/booking/index.ts';

type Trx = Transaction<Database>;

export interface LockedPayment {
  provider: ProviderName;
  method: PayMethod;
  payment_status: PaymentStatus;
  amount_minor: number;
  currency: string;
  payment_due_cents: number;
  booking_id: string;
  booking_ref: string;
  booking_status: BookingStatus;
  is_replaced: boolean;
  hold_until_ms: number | null;
  is_hold_extended: boolean;
  starts_ms: number;
  cutoff_later_minutes: number;
  now_ms: number;
  pax: number;
  departure_id: number;
  seats_free: number;
  has_begun: boolean;
  coupon_id: string | null;
  is_coupon_free: boolean;
  wait_until_ms: number | null;
  has_waiting_money: boolean;
  is_called_off: boolean;
  is_disputed: boolean;
  /** Refunded or being refunded, in its currency and the price currency. */
  back_minor: number;
  back_cents: number;
  due_cents: number;
  deposit_cents: number;
  service_fee_cents: number;
  discount_cents: number;
  confirmation: 'instant' | 'on_request';
}

/** Locks in order, then reads fresh facts. `seats_free` includes expired holds. */
export async function lockPayment(trx: Trx, paymentId: string): Promise<LockedPayment | null> {
  await sql`
    select 1 from payment p join booking b on b.id = p.booking_id join departure d on d.id = b.departure_id
    where p.id = ${paymentId} for no key update of d, b, p`.execute(trx);
  const result = await sql<LockedPayment>`
    select p.provider, p.method, p.status as payment_status, p.amount_minor, p.currency,
      p.due_cents as payment_due_cents, b.id as booking_id, b.ref as booking_ref,
      b.status as booking_status, b.is_replaced, b.pax,
      (extract(epoch from b.hold_until) * 1000)::float8 as hold_until_ms, b.is_hold_extended,
      (extract(epoch from d.starts_at) * 1000)::float8 as starts_ms, c.cutoff_later_minutes,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms,
      b.departure_id, d.starts_at <= banyan_now() as has_begun, b.coupon_id, b.due_cents, b.deposit_cents, b.service_fee_cents, b.discount_cents,
      (extract(epoch from p.seat_wait_until) * 1000)::float8 as wait_until_ms,
      exists (select from payment o where o.booking_id = b.id and o.seat_wait_until is not null) as has_waiting_money,
      ${departureClosed} as is_called_off,
      exists (select from dispute x where x.payment_id = p.id and x.status in ('open', 'lost')) as is_disputed,
      back.amount_minor as back_minor, back.due_cents as back_cents,
      -- A host who has offered the very seats has said yes already.
      case when exists (select 1 from offer o where o.id = b.offer_id and o.inquiry_id is not null) then 'instant'
        else c.confirmation end as confirmation,
      -- While guests of another listing close it, it has none (docs/domain/calendar.md#two-listings-at-one-time).
      case when d.taken = 0 and exists (select from feed_block f join host h on h.user_id = c.host_id and h.one_at_a_time
          where (f.course_id, f.local_date, f.start_time) = (d.course_id, d.local_date, d.start_time)) then 0
        else d.capacity - d.taken + (select coalesce(sum(o.pax), 0)::integer from booking o where o.departure_id = d.id
          and o.status = 'held' and o.hold_until <= banyan_now() and o.id <> b.id) end as seats_free,
      coalesce((select k.max_uses is null or k.used < k.max_uses from coupon k where k.id = b.coupon_id), true) as is_coupon_free
    from payment p
      join booking b on b.id = p.booking_id
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      cross join lateral (select coalesce(sum(r.amount_minor), 0)::integer as amount_minor,
        coalesce(sum(r.due_cents), 0)::integer as due_cents from refund r where r.payment_id = p.id) back
    where p.id = ${paymentId}`.execute(trx);
  return result.rows[0] ?? null;
}

export interface OpenState {
  status: PaymentStatus;
  summary: PaymentSummary;
  attempt: 'failed' | 'action' | 'unknown' | null;
  code: string | null;
  declineCode: string | null;
  /** The extended hold when the guest goes to the bank; ms since 1970. */
  hold: { until: number | null; is_extended: boolean } | null;
}

export async function writeOpenState(trx: Trx, paymentId: string, bookingId: string, state: OpenState): Promise<void> {
  const until = state.hold?.until ? new Date(state.hold.until).toISOString() : null;
  await sql`
    with paid as (
      update payment set status = ${state.status}, changed_at = banyan_now() where id = ${paymentId}
    ), attempt as (
      update payment_attempt set status = coalesce(${state.attempt}, status), code = coalesce(${state.code}, code),
        decline_code = coalesce(${state.declineCode}, decline_code)
      where payment_id = ${paymentId} and status in ('sending', 'action', 'unknown')
        -- An attempt on its way is judged by its own answer, not by what became of an earlier one.
        and not (${state.attempt}::text = 'failed' and status = 'sending' and lease_until > banyan_now())
    )
    update booking set payment = ${state.summary},
      is_hold_extended = coalesce(${state.hold?.is_extended ?? null}::boolean, is_hold_extended),
      hold_until = coalesce(${until}::timestamptz, hold_until)
    where id = ${bookingId}`.execute(trx);
}

/** Refunds refer to the provider's capture. */
export async function storeCaptureRef(trx: Trx, paymentId: string, captureRef: string): Promise<void> {
  await sql`update payment set capture_ref = ${captureRef} where id = ${paymentId} and capture_ref is null`.execute(
    trx,
  );
}

/** Money without a seat: refunded in full, and the guest is notified (docs/domain/bookings.md#late-payments). */
export interface LateRefund {
  refundId: string;
  paymentId: string;
  bookingId: string;
  amountMinor: number;
  dueCents: number;
  currency: string;
  posting: Posting;
}

/** Posts the money apart, queues refund and email. Stores the amount received. */
export async function queueLateRefund(trx: Trx, late: LateRefund): Promise<void> {
  const { amountMinor, dueCents, currency } = late;
  const isOdd = sql`currency = ${currency} and least(${amountMinor}::integer, ${dueCents}::integer) >= 50`;
  await sql`
    with paid as (
      update payment set status = 'succeeded', changed_at = banyan_now(),
        amount_minor = case when ${isOdd} then ${amountMinor}::integer else amount_minor end,
        due_cents = case when ${isOdd} then ${dueCents}::integer else due_cents end
      where id = ${late.paymentId}
    ), attempt as (
      update payment_attempt set status = 'done'
      where payment_id = ${late.paymentId} and status in ('sending', 'action', 'unknown')
    ), queued as (
      insert into refund (id, payment_id, amount_minor, due_cents, reason, key)
      values (${late.refundId}, ${late.paymentId}, ${late.amountMinor}, ${late.dueCents}, 'late_or_surplus', ${`refund:${late.refundId}`})
      on conflict (payment_id, reason, seq) do nothing returning id
    ), mailed as (
      insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'late-refund',
        'booking_id', ${late.bookingId}::text, 'amount_minor', ${late.amountMinor}::integer,
        'currency', ${late.currency}::text, 'refund_cents', ${late.dueCents}::integer) from queued
    ), ${postingOf(late.posting, late.bookingId)}
    update booking set payment = case when status = any(${[...madeStatuses]}::text[]) then payment else 'paid' end,
      refund = 'pending'
    where id = ${late.bookingId}`.execute(trx);
}
