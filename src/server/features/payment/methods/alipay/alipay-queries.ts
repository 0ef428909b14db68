// Statements of Alipay's SGD rate.
import { limits } from '#src/domain/limits.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely } from 'kysely';
import { freshRateDays } from '#src/domain/money/currencies.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Rate } from '#src/server/features/payment/methods/rules.ts';

type Db = Kysely<Database>;

/** SGD per unit of our currency, 1 for SGD; null when missing or older than 14 days (docs/domain/pricing.md#exchange-rates). */
export async function findSgdRate(db: Db): Promise<Rate | null> {
  const isOwn = priceCurrency().code === limits.alipayCurrency;
  const result = await sql<Rate>`
    select '1' as rate, banyan_now() as at where ${isOwn} union all
    select rate::text, fetched_at as at from exchange_rate
    where code = 'SGD' and not ${isOwn} and fetched_at > banyan_now() - make_interval(days => ${freshRateDays})`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

export interface AlipayCharge {
  amount_minor: number;
  fx_rate: string;
  fx_rate_at: Date;
  provider_ref: string;
  token_hash: Buffer;
}

export async function findAlipayCharge(db: Db, paymentId: string): Promise<AlipayCharge | null> {
  const result = await sql<AlipayCharge>`
    select amount_minor, fx_rate, fx_rate_at, provider_ref, token_hash from payment
    where id = ${paymentId} and method = 'alipay' and provider_ref is not null and token_hash is not null`.execute(db);
  return result.rows[0] ?? null;
}

export async function lastAttempt(db: Db, paymentId: string): Promise<number> {
  const result = await sql<{ n: number }>`
    select max(n)::integer as n from payment_attempt where payment_id = ${paymentId}`.execute(db);
  return result.rows[0]?.n ?? 1;
}

/** One more attempt at Alipay; only the provider reports it. */
export async function beginAgain(db: Db, paymentId: string): Promise<void> {
  await sql`
    with last as (
      select n, status from payment_attempt where payment_id = ${paymentId} order by n desc limit 1
    ), again as (
      update payment p set status = 'action', changed_at = banyan_now() from last
      where p.id = ${paymentId} and p.status in ('open', 'action') and last.status = 'failed' returning p.id, last.n
    )
    insert into payment_attempt (payment_id, n, input_ref, key, status, lease_until)
    select id, n + 1, 'alipay', 'pay:' || id || ':confirm:' || (n + 1), 'action', banyan_now() from again
    on conflict do nothing`.execute(db);
}
