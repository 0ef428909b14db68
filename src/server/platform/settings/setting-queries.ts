// SQL of the back office settings (docs/reference/back-office.md#settings).
import { figureKeys } from '#src/domain/setting/currency-figures.ts';
import { type OwnFee, feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { priceCurrency, onlineMinimum } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '#src/server/platform/db/schema.ts';
import { isSettingKey, type SettingKey, settingKeys, type SettingTexts } from '#src/domain/setting/settings.ts';
import { cheapestPax } from '#src/domain/listing/missing.ts';
import type { GroupTier } from '#src/domain/pricing/quote-input.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export async function fillSettings(pool: Pick<Pool, 'query'>, first: SettingTexts): Promise<void> {
  await pool.query(
    `insert into setting (key, value)
     select * from unnest($1::text[], $2::text[]) as first(key, value)
     where not exists (select from setting s where s.key = first.key)
     on conflict (key) do nothing`,
    [settingKeys, settingKeys.map((key) => first[key])],
  );
}

export async function hasSettings(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const result = await pool.query('select from setting limit 1');
  return result.rows.length > 0;
}

/** With the number of changes; unknown keys are left out. */
export async function findMarket(
  pool: Pick<Pool, 'query'>,
): Promise<{ texts: Partial<SettingTexts>; ownFees: OwnFee[]; version: number }> {
  // Counted before reading, so the next read finds a concurrent change.
  const version = await findSettingsVersion(pool);
  const result = await pool.query<{ key: string; value: string }>('select key, value from setting');
  const texts = Object.fromEntries(
    result.rows.filter(({ key }) => isSettingKey(key)).map(({ key, value }) => [key, value]),
  );
  const fees = await pool.query<OwnFee>('select city_id, category_id, rate::float8 as rate from service_fee');
  return { texts, ownFees: fees.rows, version };
}

/** The number of changes, not the last id: the later of two ids may commit first. */
export async function findSettingsVersion(pool: Pick<Pool, 'query'>): Promise<number> {
  const result = await pool.query<{ version: number }>(
    `select (select count(*) from setting_change)::integer + (select count(*) from service_fee_change)::integer
       + coalesce((select version from content_shown), 0) as version`,
  );
  return result.rows[0]?.version ?? 0;
}

/** Menus only link to these pages. */
export async function findShownPages(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const result = await pool.query<{ slug: string }>('select slug from content_page where not is_hidden order by slug');
  return result.rows.map(({ slug }) => slug);
}

interface SettingRow {
  key: string;
  value: string;
  version: number;
  changed_at: Date;
  who: string;
}

/** With the last author; none for values of the settings file. */
export async function findSettings(db: Db): Promise<SettingRow[]> {
  const result = await sql<SettingRow>`
    select s.key, s.value, s.version, s.changed_at,
      coalesce(trim(u.first_name || ' ' || u.last_name) || ' <' || u.email::text || '>', '') as who
    from setting s left join user_account u on u.id = s.changed_by`.execute(db);
  return result.rows;
}

export async function lockSetting(trx: Trx, key: SettingKey): Promise<{ value: string; version: number } | null> {
  const result = await sql<{ value: string; version: number }>`
    select value, version from setting where key = ${key} for update`.execute(trx);
  return result.rows[0] ?? null;
}

/** Locks them, so a second operator sees the first one's change. */
export async function lockFigures(trx: Trx): Promise<Partial<SettingTexts>> {
  const result = await sql<{ key: string; value: string }>`
    select key, value from setting where key = any(${['currency', ...figureKeys]}::text[]) order by key for update`.execute(
    trx,
  );
  return Object.fromEntries(result.rows.map(({ key, value }) => [key, value]));
}

interface Change {
  readonly key: SettingKey;
  readonly value: string;
  readonly reason: string;
  readonly actorId: string | null;
}

/** Writes value and history, with author and reason. */
export async function writeSetting(trx: Trx, { key, value, reason, actorId }: Change): Promise<void> {
  await sql`select set_config('banyan.reason', ${reason}, true)`.execute(trx);
  await sql`
    update setting set value = ${value}, version = version + 1, changed_at = banyan_now(), changed_by = ${actorId}::uuid
    where key = ${key}`.execute(trx);
}

/** Is there any listing, booking, or code with an amount? */
export async function isPriced(db: Db): Promise<boolean> {
  const result = await sql<{ is_priced: boolean }>`
    select exists (select from course union all select from booking
      union all select from listing_draft where content #> '{price,price}' is not null
      union all select from coupon where amount_cents is not null or minimum_spend_cents > 0) as is_priced`.execute(db);
  return result.rows[0]?.is_priced ?? false;
}

/** Also blocks new ones until the transaction ends. */
export async function lockPriced(trx: Trx): Promise<boolean> {
  await sql`lock table course, booking, listing_draft, coupon in share row exclusive mode`.execute(trx);
  return isPriced(trx);
}

/**
 * True if this process's currency is still the database's; keeps it until the transaction ends. Called before the first
 * price, when another process may just have changed it.
 */
export async function holdCurrency(trx: Trx): Promise<boolean> {
  const result = await sql<{ value: string }>`select value from setting where key = 'currency' for share`.execute(trx);
  return (result.rows[0]?.value ?? priceCurrency().code) === priceCurrency().code;
}

/** Converts rates from `from` to `to`. Without a rate between them all rates are deleted and fetched again at once. */
export async function rebaseRates(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into exchange_rate (code, rate, fetched_at, source)
    select ${from}, 1, fetched_at, source from exchange_rate where code = ${to} on conflict (code) do nothing`.execute(
    trx,
  );
  await sql`
    update exchange_rate x set rate = x.rate / base.rate from (select rate from exchange_rate where code = ${to}) base
    where x.code <> ${to}`.execute(trx);
  const deleted = await sql`delete from exchange_rate where code = ${to}`.execute(trx);
  if (Number(deleted.numAffectedRows ?? 0) === 0) await sql`delete from exchange_rate`.execute(trx);
  // The history is in the old currency.
  await sql`delete from exchange_rate_change`.execute(trx);
  await sql`delete from job_run where name like 'rates%'`.execute(trx);
}

export async function findOwnFees(trx: Trx): Promise<OwnFee[]> {
  const result = await sql<OwnFee>`
    select city_id, category_id, rate::float8 as rate from service_fee`.execute(trx);
  return result.rows;
}

interface CheapListing {
  id: number;
  title: string;
  city_id: number;
  category_id: number;
  price_cents: number;
  surcharge_cents: number | null;
  group_tiers: GroupTier[];
  min_pax: number;
  max_pax: number;
  deposit_rate: string;
}

/** Null, or a published listing that the new fees would put below the smallest card payment. */
export async function findTooCheap(
  trx: Trx,
  { before, after }: Readonly<Record<'before' | 'after', ServiceFees>>,
): Promise<Pick<CheapListing, 'id' | 'title'> | null> {
  const least = onlineMinimum();
  const result = await sql<CheapListing>`
    select c.id, c.title, c.city_id, c.category_id, c.price_cents, c.surcharge_cents, c.group_tiers, c.min_pax, c.max_pax, c.deposit_rate
    from course c
    where c.status = 'published' and (c.price_cents < ${least} or c.group_tiers <> '[]' and
      c.price_cents * (100 - (select max((tier ->> 'percent')::numeric) from jsonb_array_elements(c.group_tiers) tier)) < ${100 * least})
    order by c.id`.execute(trx);
  const isTooCheap = (fees: ServiceFees, row: CheapListing) =>
    cheapestPax({ ...row, service_fee_rate: feeRateOf(fees, row) }) !== null;
  return result.rows.find((row) => isTooCheap(after, row) && !isTooCheap(before, row)) ?? null;
}
