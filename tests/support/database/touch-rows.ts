// Changes rows while the program works on them: time passes, a hold expires.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const patienceMs = 60_000;
const pauseMs = 20;

interface Touch {
  table: 'booking' | 'payment' | 'payment_attempt' | 'refund' | 'outbox';
  /** The `set` clause, in SQL. */
  set: string;
  /** Which rows, in SQL. */
  where?: string;
}

/**
 * Changes every row that matches at the call, each once. Takes unlocked rows and retries the others, so it never waits
 * for a lock while it holds one: it can neither deadlock with the program nor time out in its queue.
 * Skips a row that no longer matches. Throws when the program locks one for a minute.
 */
export async function touchRows(pool: Pool, { table, set, where = 'true' }: Touch, values: readonly unknown[] = []) {
  const named = `$${values.length + 1}`;
  const idsOf = async (sql: string, ids: readonly string[]) => {
    const result = await pool.query<{ id: string }>(sql, [...values, ids]);
    return result.rows.map(({ id }) => id);
  };
  const fitting = `from ${table} where (${where}) and (${named}::text[] = '{}' or id::text = any(${named}))`;
  let left = await idsOf(`select id::text ${fitting}`, []);
  for (const end = performance.now() + patienceMs; left.length > 0;) {
    const free = `select id ${fitting} for update skip locked`;
    const done = new Set(await idsOf(`update ${table} set ${set} where id in (${free}) returning id::text`, left));
    const busy = left.filter((id) => !done.has(id));
    left = busy.length === 0 ? [] : await idsOf(`select id::text ${fitting}`, busy);
    if (left.length === 0) return;
    if (performance.now() > end) throw new Error(`${left.length} rows of ${table} were locked for a minute`);
    await sleep(pauseMs);
  }
}

/** Expires the holds that match, such as `ref = $1`. */
export async function endHolds(pool: Pool, where: string, values: readonly unknown[] = []): Promise<void> {
  const set = `hold_until = banyan_now() - interval '1 second'`;
  await touchRows(pool, { table: 'booking', set, where: `status = 'held' and (${where})` }, values);
}
