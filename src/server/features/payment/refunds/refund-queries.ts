// Statements of refunds: queued with the decision, sent by the worker, settled by the provider.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { ProviderName } from '#src/domain/payment/methods.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface RefundToSend {
  id: string;
  payment_id: string;
  booking_id: string;
  provider: ProviderName;
  amount_minor: number;
  due_cents: number;
  currency: string;
  reason: string;
  key: string;
  status: string;
  past_refs: string[];
  is_code_given_back: boolean;
  provider_ref: string | null;
  payment_ref: string;
  capture_ref: string | null;
}

// Unanswered ones are sent again, running ones asked about, after this.
const retrySeconds = 60;
const askMinutes = 10;

const refundToSend = sql`r.id, r.payment_id, p.booking_id, p.provider, r.amount_minor, r.due_cents, p.currency, r.reason,
  r.key, r.status, r.past_refs, r.is_code_given_back, r.provider_ref, p.provider_ref as payment_ref, p.capture_ref`;

/** Leases new refunds, unanswered ones, and running ones to ask about. */
export async function takeRefunds(db: Db, count: number): Promise<(RefundToSend & { was_sent: boolean })[]> {
  const taken = await sql<RefundToSend & { was_sent: boolean }>`
    with due as (
      select id, status from refund
      where status = 'new'
        or (status = 'sent' and changed_at < banyan_now() - make_interval(secs => ${retrySeconds}))
        or (status = 'pending' and changed_at < banyan_now() - make_interval(mins => ${askMinutes}))
      order by created_at limit ${count} for no key update skip locked
    )
    update refund r set status = case when r.status = 'new' then 'sent' else r.status end, changed_at = banyan_now()
    from due, payment p
    where r.id = due.id and p.id = r.payment_id and p.provider_ref is not null
    returning ${refundToSend}, due.status <> 'new' as was_sent`.execute(db);
  return taken.rows;
}

/** Retries a failed refund as unanswered: the provider's list is searched before the next key is used. */
export async function storeRetry(trx: Trx, refundId: string): Promise<void> {
  await sql`
    update refund set status = 'sent', changed_at = banyan_now() - make_interval(secs => ${retrySeconds + 1}),
      past_refs = case when provider_ref is null then past_refs else past_refs || provider_ref end, provider_ref = null
    where id = ${refundId}`.execute(trx);
}

/** The provider keeps an error under the first key. */
export async function storeRefundKey(db: Db, refundId: string, key: string): Promise<void> {
  await sql`update refund set key = ${key} where id = ${refundId}`.execute(db);
}

export async function findRefund(db: Db, by: { ref: string; id: string | null }): Promise<RefundToSend | null> {
  const result = await sql<RefundToSend>`
    select ${refundToSend} from refund r join payment p on p.id = r.payment_id
    where r.provider_ref = ${by.ref} or r.id = ${by.id}::uuid`.execute(db);
  return result.rows[0] ?? null;
}

export interface PaymentToRefund {
  id: string;
  booking_id: string;
  provider: ProviderName;
  status: string;
  amount_minor: number;
  due_cents: number;
  currency: string;
  back_minor: number;
  back_cents: number;
  is_surplus: boolean;
}

/** Lock order: booking, payment. Null: not ours. */
export async function lockPaymentToRefund(trx: Trx, paymentId: string): Promise<PaymentToRefund | null> {
  await sql`
    select p.id from payment p join booking b on b.id = p.booking_id
    where p.id = ${paymentId} for no key update of b, p`.execute(trx);
  const result = await sql<PaymentToRefund>`
    select p.id, p.booking_id, p.provider, p.status, p.amount_minor, p.due_cents, p.currency,
      coalesce(sum(r.amount_minor), 0)::integer as back_minor, coalesce(sum(r.due_cents), 0)::integer as back_cents,
      p.seat_wait_until is not null or coalesce(bool_or(r.reason = 'late_or_surplus'), false) as is_surplus
    from payment p left join refund r on r.payment_id = p.id and r.status <> 'failed'
    where p.id = ${paymentId} group by p.id`.execute(trx);
  return result.rows[0] ?? null;
}

export interface LockedRefund {
  status: string;
  provider_ref: string | null;
  past_refs: string[];
  twice_ref: string | null;
}

export async function lockRefund(trx: Trx, refundId: string): Promise<LockedRefund | null> {
  const result = await sql<LockedRefund>`
    select r.status, r.provider_ref, r.past_refs, r.twice_ref from refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id
    where r.id = ${refundId} for no key update of b, p, r`.execute(trx);
  return result.rows[0] ?? null;
}

/** Whether the payment still covers it. */
export async function isOwed(db: Db, refundId: string): Promise<boolean> {
  const result = await sql<{ left: number }>`
    select coalesce(p.amount_minor - r.amount_minor - (select sum(o.amount_minor) from refund o
      where o.payment_id = p.id and o.id <> r.id and o.status <> 'failed'), p.amount_minor - r.amount_minor)::integer as left
    from refund r join payment p on p.id = r.payment_id where r.id = ${refundId}`.execute(db);
  return (result.rows[0]?.left ?? -1) >= 0;
}

export async function findDiscount(trx: Trx, bookingId: string): Promise<number> {
  const result = await sql<{ discount_cents: number }>`
    select discount_cents from booking where id = ${bookingId}`.execute(trx);
  return result.rows[0]?.discount_cents ?? 0;
}

export async function findPosting(trx: Trx, extRef: string): Promise<Posting | null> {
  const result = await sql<{ kind: string; account: string; amount_minor: number; currency: string }>`
    select t.kind, e.account, e.amount_minor, e.currency from ledger_tx t join ledger_entry e on e.tx_id = t.id
    where t.ext_ref = ${extRef} order by e.id`.execute(trx);
  const [first] = result.rows;
  if (!first) return null;
  const entries = result.rows.map(({ account, amount_minor: amountMinor, currency }) => ({
    account,
    amountMinor: Number(amountMinor),
    currency,
  }));
  return { kind: first.kind, extRef, entries };
}
