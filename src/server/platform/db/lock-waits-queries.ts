// PostgreSQL's lock figures for /metrics (ADR 010).
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface LockFigures {
  waiting: number;
  /** Milliseconds since 1970. */
  since: number | null;
  deadlocks: number;
}

const figures = `
  select count(*)::integer as waiting,
    (extract(epoch from min(query_start)) * 1000)::float8 as since,
    (select deadlocks::float8 from pg_stat_database where datname = current_database()) as deadlocks
  from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const gauges: Readonly<Record<string, { help: string; of: (figures: LockFigures) => number }>> = {
  banyan_lock_waiters: { help: 'Statements that currently wait for a lock', of: ({ waiting }) => waiting },
  banyan_lock_wait_seconds: {
    help: 'Running time of the oldest statement that waits for a lock, in seconds; 0 without one',
    of: ({ since }) => (since === null ? 0 : Math.max(0, Date.now() - since) / 1000),
  },
  banyan_deadlocks: {
    help: 'Deadlocks that PostgreSQL counted for this database',
    of: ({ deadlocks }) => deadlocks,
  },
};

/** Figures of all processes; none while the database is unavailable. */
export function watchLocks(registry: Registry, pool: Pick<Pool, 'query'>): void {
  // The gauges share one query.
  let pending: Promise<LockFigures | null> | null = null;
  const ask = () =>
    (pending ??= pool
      .query<LockFigures>(figures)
      .then(({ rows }) => rows[0] ?? null)
      .catch(() => null)
      .finally(() => (pending = null)));
  for (const [name, { help, of }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await ask();
        if (found) this.set(of(found));
        else this.remove();
      },
    });
  }
}
