// Forces two transactions to meet at one row: the test locks the row until both wait for it.
import type { Pool } from 'pg';

/** Pending work: `isOver` once it has succeeded or failed. */
export interface Underway {
  isOver: boolean;
  done: Promise<PromiseSettledResult<unknown>>;
}

export function start(work: () => Promise<unknown>): Underway {
  const one: Underway = { isOver: false, done: Promise.resolve({ status: 'fulfilled', value: undefined }) };
  one.done = work().then(
    (value) => {
      one.isOver = true;
      return { status: 'fulfilled', value };
    },
    (reason: unknown) => {
      one.isOver = true;
      return { status: 'rejected', reason };
    },
  );
  return one;
}

const deadlineMs = 20_000;

/** Resolves once each has ended or waits for a lock. */
export async function untilStuck(pool: Pool, all: readonly Underway[]): Promise<void> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const open = all.filter((one) => !one.isOver).length;
    const result = await pool.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((result.rows[0]?.waiting ?? 0) >= open) return;
    if (Date.now() > end) throw new Error(`${open} are neither done nor waiting for a lock`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Holds the rows that `lock` locks while `first` and then `second` come to wait; returns both results. */
export async function meetAt(
  pool: Pool,
  lock: { text: string; values: unknown[] },
  groups: readonly (readonly (() => Promise<unknown>)[])[],
): Promise<PromiseSettledResult<unknown>[]> {
  const gate = await pool.connect();
  const all: Underway[] = [];
  try {
    await gate.query('begin');
    await gate.query(lock.text, lock.values);
    for (const group of groups) {
      all.push(...group.map(start));
      await untilStuck(pool, all);
    }
  } finally {
    await gate.query('rollback');
    gate.release();
  }
  return Promise.all(all.map(({ done }) => done));
}

/**
 * Deadlocks by PostgreSQL's own count. A server process may only report at its end, so every other pool must have
 * ended.
 */
export async function countDeadlocks(pool: Pool): Promise<number> {
  const result = await pool.query<{ deadlocks: number }>(
    'select deadlocks::float8 as deadlocks from pg_stat_database where datname = current_database()',
  );
  return result.rows[0]?.deadlocks ?? 0;
}
