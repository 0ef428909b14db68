// Statements of companions and receipts.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CompanionRow } from './companion-queries.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';

type Db = Kysely<Database>;

interface ReceiptRow {
  number: string;
  kind: 'payment' | 'refund';
  due_cents: number;
  issued_at: Date;
}

export async function findDocuments(
  db: Db,
  bookingId: string,
): Promise<{ companions: readonly CompanionRow[]; receipts: readonly ReceiptRow[] }> {
  const result = await sql<{ companions: CompanionRow[] | null; receipts: ReceiptRow[] | null }>`
    select
      (select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'first_name', first_name, 'last_name', last_name,
          'sends', sends, 'sent_at', sent_at) order by created_at, id)
        from companion where booking_id = ${bookingId}) as companions,
      (select jsonb_agg(jsonb_build_object('number', number::text, 'kind', kind, 'due_cents', due_cents,
          'issued_at', issued_at) order by number)
        from receipt where booking_id = ${bookingId}) as receipts`.execute(db);
  const [row] = result.rows;
  return {
    companions: (row?.companions ?? []).map((one) => ({ ...one, sent_at: new Date(one.sent_at) })),
    receipts: (row?.receipts ?? []).map((one) => ({ ...one, issued_at: new Date(one.issued_at) })),
  };
}

// Receipt numbers come from a locked row: a sequence leaves gaps.

type Trx = Transaction<Database>;

/** Checked before locking the counter. */
export async function isReceiptDue(db: Db): Promise<boolean> {
  const result = await sql<{ is_due: boolean }>`
    select exists (select 1 from payment where status = 'succeeded' and not has_receipt)
      or exists (select 1 from refund where status in ('succeeded', 'settled') and not has_receipt) as is_due`.execute(
    db,
  );
  return result.rows[0]?.is_due ?? false;
}

/** Serializes issuers until the transaction ends. */
export async function lockCounter(trx: Trx): Promise<void> {
  await sql`select 1 from receipt_counter for no key update`.execute(trx);
}

/** At most `count`, oldest first. One statement: a rollback returns the numbers. Skips locked payments (ADR 010). */
export async function issueNext(trx: Trx, count: number): Promise<number> {
  const issued = await sql<{ issued: number }>`
    with free_payment as materialized (
      select * from payment where status = 'succeeded' and not has_receipt
      order by changed_at, id limit ${count} for no key update skip locked
    ), free_refund as materialized (
      select r.*, p.booking_id, p.currency from refund r join payment p on p.id = r.payment_id
      -- The receipt of a payment comes before that of its refund.
      where r.status in ('succeeded', 'settled') and not r.has_receipt and p.status = 'succeeded'
        and (p.has_receipt or p.id in (select id from free_payment))
      order by r.changed_at, r.id limit ${count} for no key update of r skip locked
    ), waiting as (
      select 'payment' as kind, id, booking_id, id as payment_id, null::uuid as refund_id, amount_minor, currency,
        due_cents, changed_at
      from free_payment
      union all
      select 'refund', r.id, r.booking_id, null, r.id, r.amount_minor, r.currency, r.due_cents,
        greatest(r.changed_at, (select f.changed_at from free_payment f where f.id = r.payment_id))
      from free_refund r
      order by changed_at, kind, id limit ${count}
    ), numbered as (
      select w.*, c.last_number + row_number() over (order by w.changed_at, w.kind, w.id) as number
      from waiting w, receipt_counter c
    ), made as (
      insert into receipt (number, booking_id, payment_id, refund_id, kind, amount_minor, currency, due_cents)
      select number, booking_id, payment_id, refund_id, kind, amount_minor, currency, due_cents from numbered
      returning number, payment_id, refund_id
    ), paid as (
      update payment p set has_receipt = true from made where p.id = made.payment_id
    ), refunded as (
      update refund r set has_receipt = true from made where r.id = made.refund_id
    ), counted as (
      update receipt_counter set last_number = (select max(number) from made) where exists (select 1 from made)
    )
    select count(*)::integer as issued from made`.execute(trx);
  return issued.rows[0]?.issued ?? 0;
}

export interface ReceiptFacts {
  number: string;
  kind: 'payment' | 'refund';
  amount_minor: number;
  currency: string;
  due_cents: number;
  issued_at: Date;
  method: PayMethod;
  fx_rate: string | null;
  /** A refund's receipt names the payment's. */
  payment_number: string | null;
}

/** Null for another booking's. */
export async function findReceipt(db: Db, bookingId: string, number: number): Promise<ReceiptFacts | null> {
  const result = await sql<ReceiptFacts>`
    select e.number::text as number, e.kind, e.amount_minor, e.currency, e.due_cents, e.issued_at, p.method, p.fx_rate,
      case when e.kind = 'refund' then
        (select o.number::text from receipt o where o.payment_id = p.id) end as payment_number
    from receipt e
      left join refund r on r.id = e.refund_id
      join payment p on p.id = coalesce(e.payment_id, r.payment_id)
    where e.number = ${number} and e.booking_id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}
