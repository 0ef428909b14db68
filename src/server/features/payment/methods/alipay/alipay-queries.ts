// The statements of Alipay: today's rate, and what a payment has frozen of it.
import { limits } from '#src/domain/limits.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely } from 'kysely';
import { freshRateDays } from '#src/domain/money/currencies.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Rate } from '#src/server/features/payment/methods/rules.ts';

type Db = Kysely<Database>;

/**
 * SGD for one unit of the marketplace's currency, 1 where that is SGD; null when there is none, or when it is older than 14 days
 * (docs/domain/pricing.md#exchange-rates).
 */
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

/** What an Alipay payment asks for, at the rate that it was made with. */
export interface AlipayCharge {
  amount_minor: number;
  fx_rate: string;
  fx_rate_at: Date;
  provider_ref: string;
  /** Of the token that its page comes back with. */
  token_hash: Buffer;
}

/** Reads it; null for any other payment, or while the provider does not know it. */
export async function findAlipayCharge(db: Db, paymentId: string): Promise<AlipayCharge | null> {
  const result = await sql<AlipayCharge>`
    select amount_minor, fx_rate, fx_rate_at, provider_ref, token_hash from payment
    where id = ${paymentId} and method = 'alipay' and provider_ref is not null and token_hash is not null`.execute(db);
  return result.rows[0] ?? null;
}

/** The number of a payment's last attempt. */
export async function lastAttempt(db: Db, paymentId: string): Promise<number> {
  const result = await sql<{ n: number }>`
    select max(n)::integer as n from payment_attempt where payment_id = ${paymentId}`.execute(db);
  return result.rows[0]?.n ?? 1;
}

/** The guest goes to Alipay once more with the same payment: one more attempt, of which only the provider will tell. */
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
