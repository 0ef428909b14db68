// A pool for proofs during a database failover: it retries until a database responds.
import type { Pool } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { asUnavailable } from '#src/server/platform/db/transaction.ts';

const patienceMs = 90_000;
const pauseMs = 300;

/** The same pool, whose statements do not fail while the database is away. They may run twice. */
export function patientPool(pool: Pool): Pool {
  const query = async (...words: unknown[]): Promise<unknown> => {
    for (const end = performance.now() + patienceMs; ; await sleep(pauseMs)) {
      try {
        return await (pool.query as (...words: unknown[]) => Promise<unknown>)(...words);
      } catch (error) {
        if (asUnavailable(error) === null || performance.now() > end) throw error;
      }
    }
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
