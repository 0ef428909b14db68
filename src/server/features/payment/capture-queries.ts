// Statements of captures: their lease, and orders that no one may capture any more.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { confirmKey } from './attempt-queries.ts';

type Trx = Transaction<Database>;

export interface Capture {
  ref: string;
  n: number;
  key: string;
}

interface LastAttempt {
  ref: string | null;
  n: number;
  status: string;
  is_leased: boolean;
}

// Each extends the hold, so the number is limited.
const mostCaptures = 8;

/** Leases the last attempt, or a new one after a failure if `again`. A lost answer keeps its key. Needs the lock. */
export async function beginCapture(
  trx: Trx,
  paymentId: string,
  { leaseMs, holdUntilMs, again }: { leaseMs: number; holdUntilMs: number; again: boolean },
): Promise<Capture | 'left-alone' | 'busy'> {
  const last = await lastAttempt(trx, paymentId);
  if (!last?.ref || (last.status === 'failed' && !again)) return 'left-alone';
  if (last.is_leased) return 'busy';
  const n = last.status === 'failed' ? last.n + 1 : last.n;
  if (n > mostCaptures) return 'left-alone';
  const key = confirmKey(paymentId, n);
  const lease = sql`make_interval(secs => ${leaseMs / 1000}::float8)`;
  await sql`
    with leased as (
      insert into payment_attempt (payment_id, n, input_ref, key, lease_until)
      select p.id, ${n}, p.method, ${key}, banyan_now() + ${lease} from payment p where p.id = ${paymentId}
      on conflict (payment_id, n) do update set status = 'sending', lease_until = excluded.lease_until
    ), moved as (
      update payment set status = 'action', changed_at = banyan_now() where id = ${paymentId} returning booking_id
    )
    update booking b set hold_until = ${new Date(holdUntilMs).toISOString()}::timestamptz
    from moved where b.id = moved.booking_id`.execute(trx);
  return { ref: last.ref, n, key };
}

async function lastAttempt(trx: Trx, paymentId: string): Promise<LastAttempt | null> {
  const result = await sql<LastAttempt>`
    select p.provider_ref as ref, a.n, a.status,
      (a.status = 'sending' and a.lease_until > banyan_now()) as is_leased
    from payment p join payment_attempt a on a.payment_id = p.id
    where p.id = ${paymentId} order by a.n desc limit 1`.execute(trx);
  return result.rows[0] ?? null;
}

// PayPal may still process a capture whose response was lost, for this long.
const lostForMinutes = 10;

/** False while a capture may be running. The caller holds the locks. */
export async function abandonOrder(trx: Trx, paymentId: string): Promise<boolean> {
  const ended = await sql`
    with ended as (
      update payment p set status = 'cancelled', changed_at = banyan_now()
      where p.id = ${paymentId} and p.status in ('new', 'open', 'action', 'unknown') and not exists (
        select 1 from payment_attempt a where a.payment_id = p.id and (
          (a.status = 'sending' and a.lease_until > banyan_now())
          or (a.status = 'unknown' and a.lease_until > banyan_now() - make_interval(mins => ${lostForMinutes}))))
      returning p.id, p.booking_id
    ), tried as (
      update payment_attempt a set status = 'failed' from ended
      where a.payment_id = ended.id and a.status in ('sending', 'action', 'unknown')
    )
    update booking b set payment = 'none' from ended
    where b.id = ended.booking_id and b.payment in ('requires_action', 'checking') returning b.id`.execute(trx);
  const state = await readPaidState(trx, paymentId);
  return ended.rows.length > 0 || state === 'over';
}

export async function readPaidState(
  db: Kysely<Database>,
  paymentId: string,
): Promise<'succeeded' | 'busy' | 'over' | 'waiting'> {
  const result = await sql<{ state: 'succeeded' | 'busy' | 'over' | 'waiting' }>`
    select case when p.status = 'succeeded' then 'succeeded' when p.status in ('cancelled', 'failed') then 'over'
      when exists (select 1 from payment_attempt a
        where a.payment_id = p.id and a.status = 'sending' and a.lease_until > banyan_now()) then 'busy'
      else 'waiting' end as state
    from payment p where p.id = ${paymentId}`.execute(db);
  return result.rows[0]?.state ?? 'over';
}
