// Statements of exchange rates.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** False unless due: `hours` after a success, half an hour after a failure. */
export async function claimJob(db: Db, name: string, hours: number): Promise<boolean> {
  // Checked first: a claim locks the row in every process.
  const waiting = await sql<{ is_waiting: boolean }>`
    select exists (select 1 from job_run where name = ${name} and ${isEarly(hours)}) as is_waiting`.execute(db);
  if (waiting.rows[0]?.is_waiting) return false;
  const claimed = await sql`
    insert into job_run (name) values (${name})
    on conflict (name) do update set started_at = banyan_now(), finished_at = null, error = null
    where not (${isEarly(hours)})
    returning name`.execute(db);
  return claimed.rows.length > 0;
}

// Retry after a failed or interrupted run.
const retryMinutes = 30;

function isEarly(hours: number) {
  return sql`job_run.started_at > banyan_now() - case when job_run.finished_at is not null and job_run.error is null
    then make_interval(hours => ${hours}) else make_interval(mins => ${retryMinutes}) end`;
}

export async function finishJob(db: Db, name: string, error: string | null): Promise<void> {
  await sql`update job_run set finished_at = banyan_now(), error = ${error} where name = ${name}`.execute(db);
}

/** `finished_at` is null while it runs, `error` after success. */
export interface JobRun {
  started_at: Date;
  finished_at: Date | null;
  error: string | null;
}

export async function findRun(db: Db, name: string): Promise<JobRun | null> {
  const result = await sql<JobRun>`select started_at, finished_at, error from job_run where name = ${name}`.execute(db);
  return result.rows[0] ?? null;
}

export interface KeptRate {
  code: string;
  rate: number;
  source: string;
  age_hours: number;
  /** Set by an operator; not replaced yet. */
  is_held: boolean;
}

export async function findRates(db: Db): Promise<KeptRate[]> {
  const result = await sql<KeptRate>`
    select code, rate::float8 as rate, source,
      (extract(epoch from banyan_now() - fetched_at) / 3600)::float8 as age_hours,
      coalesce(held_until > banyan_now(), false) as is_held
    from exchange_rate order by code`.execute(db);
  return result.rows;
}

/** Of countries with listings, and Alipay's. */
export async function findUsedCurrencies(db: Db, isAlipayOn: boolean): Promise<string[]> {
  const result = await sql<{ code: string }>`
    select distinct country.currency as code from country
    where country.currency <> ${priceCurrency().code} and exists (
      select from city join course on course.city_id = city.id and course.status = 'published'
      where city.country_code = country.code and city.is_active)
    union select ${limits.alipayCurrency} where ${isAlipayOn}
    order by code`.execute(db);
  return result.rows.map((row) => row.code);
}

export interface NewRate {
  code: string;
  rate: number;
}

/** Valid since `asOf` (null: now; never in the future). Never replaces newer or held rates. */
export async function storeRates(
  db: Db | Transaction<Database>,
  rates: readonly NewRate[],
  from: { asOf: number | null; source: string },
): Promise<number> {
  const stored = await sql`
    insert into exchange_rate as kept (code, rate, fetched_at, source)
    select r.code, r.rate, least(coalesce(to_timestamp(${from.asOf}::float8 / 1000), banyan_now()), banyan_now()), ${from.source}
    from unnest(${rates.map((one) => one.code)}::text[], ${rates.map((one) => one.rate)}::numeric[]) as r (code, rate)
    on conflict (code) do update set rate = excluded.rate, fetched_at = excluded.fetched_at, source = excluded.source, held_until = null
    where excluded.fetched_at >= kept.fetched_at and coalesce(kept.held_until <= banyan_now(), true)`.execute(db);
  return Number(stored.numAffectedRows ?? 0);
}

export async function renewDemoRates(db: Db): Promise<number> {
  const renewed = await sql`update exchange_rate set fetched_at = banyan_now() where source = 'demo'`.execute(db);
  return Number(renewed.numAffectedRows ?? 0);
}
