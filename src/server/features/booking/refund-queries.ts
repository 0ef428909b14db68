// Statements of queued refunds.
import { sql, type Transaction } from 'kysely';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

export interface KeptPayment {
  id: string;
  provider: ProviderName;
  currency: string;
  amount_minor: number;
  due_cents: number;
  back_minor: number;
  back_cents: number;
}

/** Null when nothing was paid online. Late and double payments are not the booking's. */
export async function lockKeptPayment(trx: Trx, bookingId: string): Promise<KeptPayment | null> {
  const locked = await sql<{ id: string }>`
    select p.id from payment p
    where p.booking_id = ${bookingId} and p.status = 'succeeded'
      and p.seat_wait_until is null
      and not exists (select 1 from refund r where r.payment_id = p.id and r.reason = 'late_or_surplus')
    order by p.created_at limit 1 for no key update of p`.execute(trx);
  const id = locked.rows[0]?.id;
  if (id === undefined) return null;
  // After the lock, so it includes a refund just written.
  const result = await sql<KeptPayment>`
    select p.id, p.provider, p.currency, p.amount_minor, p.due_cents, coalesce(sum(r.amount_minor), 0)::integer as back_minor,
      coalesce(sum(r.due_cents), 0)::integer as back_cents
    -- One that failed is owed to the guest all the same: nothing else is made of its money.
    from payment p left join refund r on r.payment_id = p.id
    where p.id = ${id} group by p.id`.execute(trx);
  return result.rows[0] ?? null;
}

/** Also marks the booking. A second one for the same reason gets the next number. */
export async function insertRefund(
  trx: Trx,
  refund: {
    refundId: string;
    paymentId: string;
    bookingId: string;
    amountMinor: number;
    dueCents: number;
    reason: string;
    isCodeGivenBack: boolean;
  },
): Promise<void> {
  await sql`
    with queued as (
      insert into refund (id, payment_id, amount_minor, due_cents, reason, seq, key, is_code_given_back)
      values (${refund.refundId}, ${refund.paymentId}, ${refund.amountMinor}, ${refund.dueCents}, ${refund.reason},
        (select coalesce(max(seq), 0) + 1 from refund where payment_id = ${refund.paymentId} and reason = ${refund.reason}),
        ${`refund:${refund.refundId}`}, ${refund.isCodeGivenBack})
    )
    update booking set refund = 'pending' where id = ${refund.bookingId}`.execute(trx);
}

export interface HeldForBooking {
  depositCents: number;
  serviceFeeCents: number;
  hasOpenRefund: boolean;
}

export async function findHeldMoney(trx: Trx, bookingId: string): Promise<HeldForBooking> {
  const result = await sql<HeldForBooking>`
    select
      coalesce(-sum(e.amount_minor) filter (where e.account like 'customer_deposit:%'), 0)::integer as "depositCents",
      coalesce(-sum(e.amount_minor) filter (where e.account like 'fee_unearned:%'), 0)::integer as "serviceFeeCents",
      exists (select 1 from refund r join payment p on p.id = r.payment_id
        where p.booking_id = ${bookingId} and r.status in ('new', 'sent', 'pending')) as "hasOpenRefund"
    from ledger_tx t join ledger_entry e on e.tx_id = t.id where t.booking_id = ${bookingId}`.execute(trx);
  return result.rows[0] ?? { depositCents: 0, serviceFeeCents: 0, hasOpenRefund: false };
}
