// The statements of refunds: queued in the deciding transaction, sent by the worker, settled by the provider's word.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/db/schema.ts';
import { postingOf } from '../booking/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Money that came and has no seat: the whole of it goes back, and the guest is told why (product 4). */
export async function queueLateRefund(
  trx: Trx,
  late: { refundId: string; paymentId: string; bookingId: string; amountMinor: number; posting: Posting },
): Promise<void> {
  await sql`
    with paid as (
      update payment set status = 'succeeded', changed_at = banyan_now() where id = ${late.paymentId}
    ), attempt as (
      update payment_attempt set status = 'done'
      where payment_id = ${late.paymentId} and status in ('sending', 'action', 'unknown')
    ), queued as (
      insert into refund (id, payment_id, amount_minor, reason, key)
      values (${late.refundId}, ${late.paymentId}, ${late.amountMinor}, 'late_or_surplus', ${`refund:${late.refundId}`})
      on conflict (payment_id, reason, seq) do nothing returning id
    ), mailed as (
      insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'late-refund',
        'booking_id', ${late.bookingId}::text, 'amount_minor', ${late.amountMinor}::integer) from queued
    ), ${postingOf(late.posting, late.bookingId)}
    update booking set payment = case when status in ('held', 'expired', 'cancelled', 'declined') then 'paid' else payment end,
      refund = 'pending'
    where id = ${late.bookingId}`.execute(trx);
}

export interface RefundToSend {
  id: string;
  payment_id: string;
  booking_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
  key: string;
  status: string;
  provider_ref: string | null;
  payment_ref: string;
}

/**
 * Takes refunds whose turn it is, so that no other process takes them for a while: new ones, sent ones whose answer
 * never came, and pending ones to ask about.
 */
export async function takeRefunds(db: Db, count: number): Promise<RefundToSend[]> {
  const taken = await sql<RefundToSend>`
    with due as (
      select id from refund
      where status = 'new'
        or (status = 'sent' and changed_at < banyan_now() - interval '60 seconds')
        or (status = 'pending' and changed_at < banyan_now() - interval '10 minutes')
      order by created_at limit ${count} for update skip locked
    )
    update refund r set status = case when r.status = 'new' then 'sent' else r.status end, changed_at = banyan_now()
    from due, payment p
    where r.id = due.id and p.id = r.payment_id and p.provider_ref is not null
    returning r.id, r.payment_id, p.booking_id, r.amount_minor, p.currency, r.reason, r.key, r.status, r.provider_ref,
      p.provider_ref as payment_ref`.execute(db);
  return taken.rows;
}

/** The refund that the provider names, or that we named when asking for it. */
export async function findRefund(db: Db, by: { ref: string; id: string | null }): Promise<RefundToSend | null> {
  const found = await sql<RefundToSend>`
    select r.id, r.payment_id, p.booking_id, r.amount_minor, p.currency, r.reason, r.key, r.status, r.provider_ref,
      p.provider_ref as payment_ref
    from refund r join payment p on p.id = r.payment_id
    where r.provider_ref = ${by.ref} or r.id = ${by.id}::uuid`.execute(db);
  return found.rows[0] ?? null;
}

/** Locks the refund with its booking, in the fixed order, and answers its state of this moment. */
export async function lockRefund(trx: Trx, refundId: string): Promise<string | null> {
  const found = await sql<{ status: string }>`
    select r.status from refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id
    where r.id = ${refundId} for update of b, p, r`.execute(trx);
  return found.rows[0]?.status ?? null;
}

export interface RefundState {
  status: 'pending' | 'succeeded' | 'failed';
  providerRef: string | null;
  posting: Posting | null;
}

/** Writes what the provider says of a refund, its posting and the booking's two summaries. */
export async function writeRefund(trx: Trx, refund: RefundToSend, state: RefundState): Promise<void> {
  const summary = { pending: 'pending', succeeded: 'done', failed: 'failed' }[state.status];
  await sql`
    with settled as (
      update refund set status = ${state.status}, provider_ref = coalesce(${state.providerRef}, provider_ref),
        changed_at = banyan_now()
      where id = ${refund.id}
    ), ${postingOf(state.posting, refund.booking_id)}
    update booking b set refund = ${summary},
      payment = case when ${state.status} <> 'succeeded' then b.payment
        when ${refund.amount_minor} >= (select amount_minor from payment where id = ${refund.payment_id}) then 'refunded'
        else 'partly_refunded' end
    where b.id = ${refund.booking_id}
      and not exists (select 1 from payment o where o.booking_id = b.id and o.id <> ${refund.payment_id} and o.status = 'succeeded')`.execute(
    trx,
  );
}
