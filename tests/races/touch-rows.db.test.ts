// The tools of the races change rows that the program has locked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { ageEverything } from '#tests/support/payment/paying.ts';
import { touchRows } from '#tests/support/database/touch-rows.ts';

let base: TestDatabase;

beforeAll(async () => {
  base = await createTestDatabase();
  await base.pool.query(`insert into outbox (topic, payload) select 'race', '{}' from generate_series(1, 3)`);
});
afterAll(() => base?.drop());

const dueOf = async () =>
  (await base.pool.query<{ due: boolean }>(`select not_before < banyan_now() - interval '23 hours' as due from outbox`))
    .rows;

describe('rows that somebody has locked', () => {
  it('are changed once they are free, each once, without waiting in their queue', async () => {
    const [first, second] = [await base.pool.connect(), await base.pool.connect()];
    try {
      // Two transactions lock a row each: a plain statement would hold one while it waits for the other.
      for (const [client, id] of [
        [first, 1],
        [second, 3],
      ] as const) {
        await client.query('begin');
        await client.query('select from outbox where id = $1 for update', [id]);
      }
      const ageing = ageEverything(base.pool);
      await expect.poll(async () => (await dueOf()).filter(({ due }) => due).length).toBe(1);
      // It locks nothing while it waits: its blocker can have every row.
      await first.query(`set local lock_timeout = '1s'`);
      await first.query('select from outbox where id = 2 for update');
      await first.query('commit');
      await second.query('commit');
      await ageing;
      expect(await dueOf()).toEqual([{ due: true }, { due: true }, { due: true }]);
    } finally {
      first.release();
      second.release();
    }
    const result = await base.pool.query<{ age: number }>(
      `select round(extract(epoch from banyan_now() - not_before) / 3600)::integer as age from outbox`,
    );
    expect(result.rows).toEqual([{ age: 24 }, { age: 24 }, { age: 24 }]);
  });

  it('are left as they are when they fit no longer', async () => {
    const client = await base.pool.connect();
    await client.query('begin');
    await client.query('update outbox set done_at = banyan_now() where id = 2');
    const touching = touchRows(base.pool, {
      table: 'outbox',
      set: 'attempts = attempts + 1',
      where: 'done_at is null',
    });
    await expect.poll(async () => (await base.pool.query('select from outbox where attempts = 1')).rowCount).toBe(2);
    await client.query('commit');
    client.release();
    await touching;
    const result = await base.pool.query<{ attempts: number }>('select attempts from outbox order by id');
    expect(result.rows.map(({ attempts }) => attempts)).toEqual([1, 0, 1]);
  });
});
