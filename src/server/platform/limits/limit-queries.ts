// Shared counters, unlogged. A call locks all its keys in order, against deadlocks. Statements are named: planning
// costs more (ADR 022).
import type { Pool } from 'pg';

export interface Counted {
  key: string;
  /** Including this attempt. */
  points: number;
  /** Until the window ends. */
  wait_seconds: number;
}

const nowMs = '(extract(epoch from banyan_now()) * 1000)::bigint';

const add = (points: string) => `
  insert into rate_limit as r (key, points, expire)
  select key, ${points}, ${nowMs} + $2::integer * 1000 from unnest($1::text[]) key order by key
  on conflict (key) do update set
    points = (case when r.expire <= ${nowMs} then 0 else r.points end) + excluded.points,
    expire = case when r.expire <= ${nowMs} then excluded.expire else r.expire end
  returning key, points, greatest(1, ceil((expire - ${nowMs}) / 1000.0))::integer as wait_seconds`;

/** Expired windows restart. */
export async function countOne(pool: Pool, keys: readonly string[], seconds: number): Promise<Counted[]> {
  const result = await pool.query<Counted>({ name: 'limit-count', text: add('1'), values: [keys, seconds] });
  return result.rows;
}

export async function uncountOne(pool: Pool, keys: readonly string[]): Promise<void> {
  const text = `update rate_limit set points = greatest(0, points - 1) where key in (
    select key from rate_limit where key = any($1::text[]) order by key for no key update)`;
  await pool.query({ name: 'limit-uncount', text, values: [keys] });
}

/** Keys without a counter are left out. */
export async function readCounts(pool: Pool, keys: readonly string[]): Promise<Counted[]> {
  const text = `select key, points, greatest(1, ceil((expire - ${nowMs}) / 1000.0))::integer as wait_seconds
    from rate_limit where key = any($1::text[]) and expire > ${nowMs}`;
  const result = await pool.query<Counted>({ name: 'limit-read', text, values: [keys] });
  return result.rows;
}

/** A valid code adds no guess, but waits for the same rows: parallel attempts gain nothing. `code` null: impossible. */
export async function countWrongCode(
  pool: Pool,
  { keys, seconds, code }: { keys: readonly string[]; seconds: number; code: string | null },
): Promise<{ isReal: boolean; counts: Counted[] }> {
  const text = `with asked as materialized (select exists (select from coupon where code = $3)
        or exists (select from partner where code = $3 and state = 'active') as is_real),
      counted as (${add('(select case when is_real then 0 else 1 end from asked)')})
    select counted.*, asked.is_real from counted, asked`;
  const values = [keys, seconds, code];
  const result = await pool.query<Counted & { is_real: boolean }>({ name: 'limit-count-code', text, values });
  return { isReal: result.rows[0]?.is_real ?? false, counts: result.rows };
}
