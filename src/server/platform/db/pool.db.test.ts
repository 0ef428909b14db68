import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createDatabase } from './kysely.ts';
import { createCommandPool, createPool } from './pool.ts';
import { inTransaction, Unavailable } from './transaction.ts';

let database: TestDatabase;
const pools: Pool[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table tally (id integer primary key, n integer not null)');
  await database.pool.query('insert into tally values (1, 0), (2, 0)');
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});
afterAll(() => database.drop());

function open(timeouts = {}): Pool {
  const pool = createPool({ url: database.url, isPgbouncer: false, size: 4, timeouts });
  pools.push(pool);
  return pool;
}

describe('values', () => {
  it('arrive in the forms that the program works with', async () => {
    const { rows } = await database.pool.query(`select 9007199254740991::int8 as big, '2026-01-02'::date as day,
      '08:30:00'::time as time, 1.50::numeric as numeric, array['2026-01-02'::date] as days, array[1::int8] as bigs,
      '2026-01-02T00:00:00Z'::timestamptz as instant, '2026-01-02 03:04'::timestamp as civil`);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      day: '2026-01-02',
      time: '08:30',
      numeric: '1.50',
      days: ['2026-01-02'],
      bigs: [1],
      instant: new Date('2026-01-02T00:00:00Z'),
      civil: '2026-01-02 03:04:00',
    });
  });

  it('never change an integer in silence', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });
});

describe('a session', () => {
  it('has every timeout and speaks UTC', async () => {
    const { rows } = await open().query(`select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name`);
    expect(rows.map(({ setting }) => setting)).toEqual(['UTC', '10000', '2000', '2600']);
  });

  it('gives up a statement that takes too long, and a lock that does not come', async () => {
    const db = createDatabase(open({ statement: 100, lock: 50 }));
    await expect(sql`select pg_sleep(2)`.execute(db)).rejects.toThrow(Unavailable);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from tally where id = 1 for update');
    await expect(sql`update tally set n = 1 where id = 1`.execute(db)).rejects.toThrow(Unavailable);
    await holder.query('rollback');
    holder.release();
  });

  it('is thrown away when its answer never came, rollback included', async () => {
    const pool = open({ query: 100, statement: 5000 });
    const db = createDatabase(pool);
    const begun = performance.now();
    await expect(inTransaction(db, (trx) => sql`select pg_sleep(1)`.execute(trx))).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(600);
    expect(pool.totalCount).toBe(0);
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  });
});

describe('a lost connection', () => {
  it('is Unavailable to its user, harmless to the process, and replaced', async () => {
    const db = createDatabase(open());
    const work = inTransaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select pg_sleep(0.2)`.execute(trx);
    });
    await expect(work).rejects.toThrow(Unavailable);
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  it('in use but idle is reported and does not end the process', async () => {
    const lost: Error[] = [];
    const pool = createPool({ url: database.url, isPgbouncer: false, size: 2, onLost: (error) => lost.push(error) });
    pools.push(pool);
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0));
    client.release(true);
  });

  it('to a server that is not there is Unavailable too', async () => {
    const pool = createPool({ url: 'postgresql://x@127.0.0.1:1/x', isPgbouncer: false, size: 1 });
    pools.push(pool);
    await expect(sql`select 1`.execute(createDatabase(pool))).rejects.toThrow(Unavailable);
  });
});

describe('inTransaction', () => {
  it('tries a deadlock again until both have done their work', async () => {
    const db = createDatabase(open());
    let runs = 0;
    const add = (first: number, second: number) =>
      inTransaction(db, async (trx) => {
        runs += 1;
        await sql`update tally set n = n + 1 where id = ${first}`.execute(trx);
        await sql`select pg_sleep(0.1)`.execute(trx);
        await sql`update tally set n = n + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    const { rows } = await database.pool.query('select n from tally order by id');
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('gives up after five attempts and passes other errors on at once', async () => {
    const db = createDatabase(open());
    let runs = 0;
    const fail = (code: string) =>
      inTransaction(db, async () => {
        runs += 1;
        throw Object.assign(new Error('x'), { code });
      });
    await expect(fail('40001')).rejects.toThrow('x');
    expect(runs).toBe(5);
    await expect(fail('23505')).rejects.toThrow('x');
    expect(runs).toBe(6);
  });
});

describe('the pool of a command', () => {
  it('lives on when an idle connection is ended by the server', async () => {
    const pool = createCommandPool(database.url, 1);
    pools.push(pool);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => pool.once('remove', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});
