// The statements behind one booking in the back office (docs/back-office.md#one-booking).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Whether a guest's bank has taken a payment back, or asks to. */
export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const result = await sql<{ is_disputed: boolean }>`
    select count(*) > 0 as is_disputed from dispute where payment_id = ${paymentId} and status in ('open', 'lost')`.execute(
    db,
  );
  return result.rows[0]?.is_disputed ?? false;
}

/** A payment of a booking; amounts in minor units of its currency, `due_cents` what it stands for in minor units. */
export interface PaymentRow {
  id: string;
  method: string;
  status: string;
  amount_minor: number;
  currency: string;
  due_cents: number;
  provider: string;
  provider_ref: string;
  capture_ref: string | null;
  is_surplus: boolean;
  at: Date;
}

/** All payments of a booking, the oldest first. */
export async function findPayments(db: Db, bookingId: string): Promise<PaymentRow[]> {
  const result = await sql<PaymentRow>`
    select p.id, p.method, p.status, p.amount_minor, p.currency, p.due_cents, p.provider, coalesce(p.provider_ref, '') as provider_ref, p.capture_ref,
      p.seat_wait_until is not null or exists (select from refund r where r.payment_id = p.id and r.reason = 'late_or_surplus') as is_surplus, p.created_at as at
    from payment p where p.booking_id = ${bookingId} order by p.created_at, p.id limit 100`.execute(db);
  return result.rows;
}

/** A refund of a booking. */
export interface RefundRow {
  id: string;
  payment_id: string;
  amount_minor: number;
  currency: string;
  due_cents: number;
  reason: string;
  status: string;
  at: Date;
}

/** All refunds of a booking, the oldest first. */
export async function findRefunds(db: Db, bookingId: string): Promise<RefundRow[]> {
  const result = await sql<RefundRow>`
    select r.id, r.payment_id, r.amount_minor, p.currency, r.due_cents, r.reason, r.status, r.created_at as at
    from payment p join refund r on r.payment_id = p.id
    where p.booking_id = ${bookingId} order by r.created_at, r.id limit 200`.execute(db);
  return result.rows;
}

/** A posting of a booking with its lines. */
export interface PostingRow {
  id: string;
  kind: string;
  at: Date;
  lines: { account: string; amount_minor: number; currency: string }[];
}

/** What the ledger has of a booking, in its order. */
export async function findPostings(db: Db, bookingId: string): Promise<PostingRow[]> {
  const result = await sql<PostingRow>`
    select x.id::text as id, x.kind, x.at, (
        select coalesce(jsonb_agg(jsonb_build_object('account', e.account, 'amount_minor', e.amount_minor,
          'currency', e.currency) order by e.id), '[]') from ledger_entry e where e.tx_id = x.id) as lines
    from ledger_tx x where x.booking_id = ${bookingId} order by x.id limit 200`.execute(db);
  return result.rows;
}
