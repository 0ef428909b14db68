// Statements around requests to the provider: one live payment per booking (ADR 011).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { methodRules } from './methods/registry.ts';
import type { Charge } from './methods/rules.ts';

type Db = Kysely<Database>;

export interface LivePayment {
  id: string;
  method: PayMethod;
  status: 'new' | 'open' | 'action' | 'unknown';
  amount_minor: number;
  due_cents: number;
  provider_ref: string | null;
  attempt_n: number;
  attempt_status: 'sending' | 'done' | 'failed' | 'action' | 'unknown';
  input_ref: string;
  is_leased: boolean;
}

export interface BookingToPay {
  id: string;
  ref: string;
  status: BookingStatus;
  due_cents: number;
  user_id: string;
  is_own_listing: boolean;
  is_hold_live: boolean;
  is_replaced: boolean;
  is_called_off: boolean;
  live: LivePayment | null;
}

/** The live payment may be as old as the wait for the lock; inserting then fails, and the caller starts again. */
export async function lockBookingToPay(trx: Transaction<Database>, tokenHash: Buffer): Promise<BookingToPay | null> {
  const result = await sql<BookingToPay>`
    select b.id, b.ref, b.status, b.due_cents, b.user_id, b.user_id = c.host_id as is_own_listing,
      coalesce(b.hold_until > banyan_now(), false) as is_hold_live, b.is_replaced,
      coalesce(b.cancelled_by, 'guest') <> 'guest' as is_called_off,
      (select jsonb_build_object('id', p.id, 'method', p.method, 'status', p.status,
          'amount_minor', p.amount_minor, 'due_cents', p.due_cents, 'provider_ref', p.provider_ref, 'attempt_n', a.n, 'attempt_status', a.status, 'input_ref', a.input_ref,
          'is_leased', a.lease_until > banyan_now())
        from payment p join payment_attempt a on a.payment_id = p.id
        where p.booking_id = b.id and p.status in ('new', 'open', 'action', 'unknown')
        order by a.n desc limit 1) as live
    from booking b join course c on c.id = b.course_id
    where b.token_hash = ${tokenHash} for no key update of b`.execute(trx);
  return result.rows[0] ?? null;
}

export interface NewAttempt {
  paymentId: string;
  n: number;
  inputRef: string;
  leaseMs: number;
}

const lease = (ms: number) => sql`banyan_now() + make_interval(secs => ${ms / 1000}::float8)`;

/** Derived Idempotency-Key, so a repeated request is identical (docs/domain/checkout.md#provider-state). */
export function confirmKey(paymentId: string, n: number): string {
  return `pay:${paymentId}:confirm:${n}`;
}

/** The amount due, in another currency at a fixed rate where needed. */
export interface NewCharge extends Charge {
  method: PayMethod;
  dueCents: number;
}

export async function insertPayment(
  trx: Transaction<Database>,
  bookingId: string,
  charge: NewCharge,
  attempt: NewAttempt,
): Promise<boolean> {
  const made = await sql`
    with opened as (
      insert into payment (id, booking_id, provider, method, amount_minor, currency, due_cents, fx_rate, fx_rate_at, token_hash)
      values (${attempt.paymentId}, ${bookingId}, ${methodRules[charge.method].provider}, ${charge.method}, ${charge.amountMinor}, ${charge.currency},
        ${charge.dueCents}, ${charge.rate?.rate ?? null}, ${charge.rate?.at ?? null}, ${charge.tokenHash})
      on conflict (booking_id) where status in ('new', 'open', 'action', 'unknown') do nothing returning id
    )
    insert into payment_attempt (payment_id, n, input_ref, key, lease_until)
    select id, ${attempt.n}, ${attempt.inputRef}, ${confirmKey(attempt.paymentId, attempt.n)}, ${lease(attempt.leaseMs)}
    from opened returning id`.execute(trx);
  return made.rows.length === 1;
}

export async function insertAttempt(trx: Transaction<Database>, attempt: NewAttempt): Promise<boolean> {
  const made = await sql`
    insert into payment_attempt (payment_id, n, input_ref, key, lease_until)
    values (${attempt.paymentId}, ${attempt.n}, ${attempt.inputRef}, ${confirmKey(attempt.paymentId, attempt.n)},
      ${lease(attempt.leaseMs)})
    on conflict (payment_id, n) do nothing returning id`.execute(trx);
  return made.rows.length === 1;
}

/** Before money can move; extends the attempt's lease. */
export async function storeProviderRef(db: Db, paymentId: string, ref: string, leaseMs: number): Promise<void> {
  await sql`
    with named as (
      update payment set provider_ref = ${ref}, status = case when status = 'new' then 'open' else status end,
        changed_at = banyan_now()
      where id = ${paymentId} and (provider_ref is null or provider_ref = ${ref}) returning id
    )
    update payment_attempt a set lease_until = ${lease(leaseMs)} from named
    where a.payment_id = named.id and a.status = 'sending'`.execute(db);
}

/** Declined: the payment stays open for another card. */
export async function failAttempt(
  db: Db,
  attempt: { paymentId: string; n: number; code: string | null; declineCode: string | null },
): Promise<void> {
  await sql`
    with failed as (
      update payment_attempt set status = 'failed', code = ${attempt.code}, decline_code = ${attempt.declineCode}
      where payment_id = ${attempt.paymentId} and n = ${attempt.n}
    )
    update payment set changed_at = banyan_now() where id = ${attempt.paymentId}`.execute(db);
}

const bookingFirst = (paymentId: string) => sql`booked as materialized (
      select b.id from booking b join payment p on p.booking_id = b.id where p.id = ${paymentId} for no key update of b)`;

/** No answer: the guest sees "checking" until the provider answers. */
export async function markUnknown(db: Db, paymentId: string): Promise<void> {
  await sql`
    with ${bookingFirst(paymentId)}, asked as (
      update payment_attempt a set status = 'unknown' from booked where a.payment_id = ${paymentId} and a.status = 'sending'
    ), marked as (
      update payment p set status = 'unknown', changed_at = banyan_now() from booked
      where p.id = ${paymentId} and p.status in ('new', 'open', 'action', 'unknown') returning p.booking_id
    )
    update booking b set payment = 'checking' from marked
    where b.id = marked.booking_id and b.payment in ('none', 'requires_action', 'failed')`.execute(db);
}

export function createKey(paymentId: string): string {
  return `pay:${paymentId}:create`;
}

/**
 * Ends a payment that no one can pay at the provider, freeing other methods. False when it changed or a request runs.
 */
export async function dropPayment(db: Db, paymentId: string, code: string): Promise<boolean> {
  const dropped = await sql`
    with ${bookingFirst(paymentId)}, ended as (
      update payment p set status = 'failed', changed_at = banyan_now() from booked
      where p.id = ${paymentId} and (p.status in ('new', 'open') or (p.status = 'unknown' and p.provider_ref is null))
        and not exists (select 1 from payment_attempt a where a.payment_id = p.id and a.status = 'sending'
          and a.lease_until > banyan_now() and ${code} = 'never_made')
      returning p.id, p.booking_id
    ), tried as (
      update payment_attempt a set status = 'failed', code = ${code} from ended
      where a.payment_id = ended.id and a.status in ('sending', 'unknown')
    ), freed as (
      update booking b set payment = 'none' from ended
      where b.id = ended.booking_id and b.payment in ('requires_action', 'checking')
    )
    select id from ended`.execute(db);
  return dropped.rows.length === 1;
}
