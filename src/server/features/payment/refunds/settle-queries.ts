// Writes of settled refunds and disputes: row, ledger, booking summary.
import { sql, type Transaction } from 'kysely';
import type { ManualMethod } from '#src/domain/ledger/settlement.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { postingOf } from '#src/server/features/booking/index.ts';
import type { RefundToSend } from './refund-queries.ts';

type Trx = Transaction<Database>;

export interface RefundState {
  status: 'pending' | 'succeeded' | 'failed';
  providerRef: string | null;
  posting: Posting | null;
}

const silent: readonly string[] = ['late_or_surplus', 'external'];

export async function writeRefund(trx: Trx, refund: RefundToSend, state: RefundState): Promise<void> {
  // The guest knows of late money and of provider refunds; failures are always reported.
  const isDoneTold = state.status === 'succeeded' && !silent.includes(refund.reason);
  const mail = state.status === 'failed' ? 'refund-failed' : isDoneTold ? 'refund-done' : null;
  await sql`
    with settled as (
      update refund set status = ${state.status}, provider_ref = coalesce(${state.providerRef}, provider_ref),
        changed_at = banyan_now()
      where id = ${refund.id}
    ), ${postingOf(state.posting, refund.booking_id)}
    insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', ${mail}::text,
      'booking_id', ${refund.booking_id}::text, 'refund_cents', ${refund.due_cents}::integer,
      'amount_minor', ${refund.amount_minor}::integer, 'currency', ${refund.currency}::text,
      'reason', ${refund.reason}::text)
    where ${mail}::text is not null`.execute(trx);
  await summarize(trx, refund.booking_id);
}

export interface Settlement {
  way: ManualMethod;
  reference: string;
  paidOn: string;
  actorId: string;
  posting: Posting;
}

export async function writeSettled(trx: Trx, refund: RefundToSend, made: Settlement): Promise<void> {
  await sql`
    with settled as (
      update refund set status = 'settled', changed_at = banyan_now() where id = ${refund.id}
    ), kept as (
      insert into refund_settlement (refund_id, way, reference, paid_on, settled_by)
      values (${refund.id}, ${made.way}, ${made.reference}, ${made.paidOn}::date, ${made.actorId})
    ), ${postingOf(made.posting, refund.booking_id)}
    insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'refund-otherwise',
      'booking_id', ${refund.booking_id}::text, 'refund_cents', ${refund.due_cents}::integer,
      'amount_minor', ${refund.amount_minor}::integer, 'currency', ${refund.currency}::text,
      'way', ${made.way}::text, 'reference', ${made.reference}::text, 'paid_on', ${made.paidOn}::text))`.execute(trx);
  await summarize(trx, refund.booking_id);
}

/** The provider delivered it too (null: reversed), with its posting. */
export async function writeTwice(
  trx: Trx,
  refund: RefundToSend,
  ref: string | null,
  posting: Posting | null,
): Promise<void> {
  await sql`
    with told as (update refund set twice_ref = ${ref} where id = ${refund.id}), ${postingOf(posting, refund.booking_id)}
    select 1`.execute(trx);
}

export async function insertExternalRefund(
  trx: Trx,
  refund: {
    paymentId: string;
    bookingId: string;
    ref: string;
    amountMinor: number;
    dueCents: number;
    posting: Posting;
  },
): Promise<boolean> {
  const made = await sql`
    with recorded as (
      insert into refund (payment_id, amount_minor, due_cents, reason, seq, key, provider_ref, status)
      select ${refund.paymentId}, ${refund.amountMinor}, ${refund.dueCents}, 'external',
        coalesce((select max(seq) from refund where payment_id = ${refund.paymentId} and reason = 'external'), 0) + 1,
        ${`external:${refund.ref}`}, ${refund.ref}, 'succeeded'
      on conflict do nothing returning id
    ), ${postingOf(refund.posting, refund.bookingId)}
    select id from recorded`.execute(trx);
  if (made.rows.length === 1) await summarize(trx, refund.bookingId);
  return made.rows.length === 1;
}

/** `payment` from the kept payment (late money only without one), `refund` from all refunds. */
export async function summarize(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    with paid as (
      select p.id, p.amount_minor, coalesce(sum(r.amount_minor) filter (where r.status in ('succeeded', 'settled')), 0) as back,
        exists (select 1 from dispute d where d.payment_id = p.id and d.status in ('open', 'lost')) as is_disputed
      from payment p left join refund r on r.payment_id = p.id
      where p.booking_id = ${bookingId} and p.status = 'succeeded' group by p.id
      order by bool_or(coalesce(r.reason, '') = 'late_or_surplus'), p.created_at limit 1
    ), going as (
      select bool_or(r.status in ('new', 'sent', 'pending')) as is_open, bool_or(r.status = 'failed') as has_failed
      from refund r join payment p on p.id = r.payment_id where p.booking_id = ${bookingId}
    )
    update booking b set
      payment = case when paid.is_disputed then 'disputed' when paid.back >= paid.amount_minor then 'refunded'
        when paid.back > 0 then 'partly_refunded' else 'paid' end,
      refund = case when going.is_open is null then b.refund when going.is_open then 'pending'
        when going.has_failed then 'failed' else 'done' end
    from paid, going where b.id = ${bookingId}`.execute(trx);
}
