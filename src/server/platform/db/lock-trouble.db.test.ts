import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start, untilStuck } from '#tests/support/database/waiting.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createDatabase } from './kysely.ts';
import { type LockTrouble, Unavailable, inTransaction } from './transaction.ts';
import { watchLocks } from './lock-waits-queries.ts';
import { createPool } from './pool.ts';

let base: TestDatabase;

beforeAll(async () => {
  base = await createTestDatabase();
  await base.pool.query('create table tally (id int primary key, n int); insert into tally values (1, 0), (2, 0)');
});
afterAll(() => base?.drop());

const take = (id: number) => sql`update tally set n = n + 1 where id = ${id}`;

/** A metric's value as /metrics shows it. */
async function figure(registry: Registry, name: string): Promise<number> {
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

it('a deadlock is counted once, tried again and shown by PostgreSQL’s own count', async () => {
  const pool = createPool({ url: base.url, isPgbouncer: false, size: 4 });
  const seen: LockTrouble[] = [];
  const db = createDatabase(pool, { onLockTrouble: (trouble) => seen.push(trouble) });
  // Each transaction locks a row, then waits for the other's.
  let halfway = 0;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const both = [
    [1, 2],
    [2, 1],
  ].map(([first = 0, second = 0]) =>
    start(() =>
      inTransaction(db, async (trx) => {
        await take(first).execute(trx);
        if ((halfway += 1) === 2) meet();
        await met;
        await take(second).execute(trx);
      }),
    ),
  );
  expect(await Promise.all(both.map(({ done }) => done))).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ]);
  await pool.end();
  // On a busy machine the retry may deadlock again.
  expect(new Set(seen)).toEqual(new Set(['deadlock']));
  const registry = new Registry();
  watchLocks(registry, base.pool);
  expect(await figure(registry, 'banyan_deadlocks')).toBe(seen.length);
});

it('a lock that does not come is counted, and seen while it is waited for', async () => {
  const pool = createPool({ url: base.url, isPgbouncer: false, size: 2, timeouts: { lock: 1000 } });
  const seen: LockTrouble[] = [];
  const db = createDatabase(pool, { onLockTrouble: (trouble) => seen.push(trouble) });
  const gate = await base.pool.connect();
  await gate.query('begin; select from tally for update');
  const waiting = start(() => take(1).execute(db));
  await untilStuck(base.pool, [waiting]);
  const registry = new Registry();
  watchLocks(registry, base.pool);
  expect(await figure(registry, 'banyan_lock_waiters')).toBe(1);
  expect(await figure(registry, 'banyan_lock_wait_seconds')).toBeGreaterThan(0);
  const end = await waiting.done;
  expect(end.status === 'rejected' && end.reason).toBeInstanceOf(Unavailable);
  expect(seen).toEqual(['lock_timeout']);
  await gate.query('rollback');
  gate.release();
  await pool.end();
});

it('a database that is away leaves the gauges without figures, and /metrics answers', async () => {
  const registry = new Registry();
  watchLocks(registry, { query: () => Promise.reject(new Error('away')) });
  expect(await registry.metrics()).toContain('# HELP banyan_lock_waiters');
  expect(await figure(registry, 'banyan_lock_waiters')).toBeNaN();
});
