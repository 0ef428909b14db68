// Statements of exchange rates (docs/reference/back-office.md#exchange-rates).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { instantText, type Place } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

type RateLine = CallOutput<'admin/rate-list'>['data'][number];

export interface RateRow extends Pick<RateLine, 'code' | 'source' | 'held_until'> {
  rate: number;
  good_at: string;
  age_hours: number;
  version: string;
}

const columns = sql`x.code, x.rate::float8 as rate, x.source, ${instantText(sql`x.fetched_at`)} as good_at,
  greatest(extract(epoch from banyan_now() - x.fetched_at) / 3600, 0)::float8 as age_hours,
  case when x.held_until > banyan_now() then ${instantText(sql`x.held_until`)} end as held_until, md5(x::text) as version`;

export async function findAdminRates(db: Db): Promise<RateRow[]> {
  const result = await sql<RateRow>`select ${columns} from exchange_rate x order by x.code`.execute(db);
  return result.rows;
}

export async function findAdminRate(db: Db, code: string): Promise<RateRow | null> {
  const result = await sql<RateRow>`select ${columns} from exchange_rate x where x.code = ${code}`.execute(db);
  return result.rows[0] ?? null;
}

/** Serializes changes to this rate, including the first. */
export async function lockRate(trx: Trx, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`exchange-rate ${code}`}))`.execute(trx);
  await sql`select from exchange_rate where code = ${code} for update`.execute(trx);
}

/** Applies at once; no source replaces it for `days`. */
export async function writeRate(
  trx: Trx,
  { code, rate, days }: { code: string; rate: number; days: number },
): Promise<void> {
  await sql`
    insert into exchange_rate (code, rate, fetched_at, source, held_until)
    values (${code}, ${rate}::numeric, banyan_now(), 'hand',
      case when ${days}::integer > 0 then banyan_now() + make_interval(days => ${days}::integer) end)
    on conflict (code) do update set rate = excluded.rate, fetched_at = excluded.fetched_at, source = excluded.source,
      held_until = excluded.held_until`.execute(trx);
}

type RateChange = CallOutput<'admin/rate'>['history'][number] & Place;

export async function findRateChanges(
  db: Db,
  { code, after, count }: { readonly code: string; readonly after: string | null; readonly count: number },
): Promise<RateChange[]> {
  const result = await sql<RateChange>`
    select x.rate::float8 as rate, x.source, ${instantText(sql`x.good_at`)} as good_at, ${instantText(sql`x.at`)} as at,
      x.id::text as cursor
    from exchange_rate_change x
    where x.code = ${code} and (${after}::bigint is null or x.id < ${after}::bigint) order by x.id desc limit ${count}`.execute(
    db,
  );
  return result.rows;
}
