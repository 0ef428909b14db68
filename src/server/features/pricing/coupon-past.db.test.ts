import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

// Under the code's lock a checkout must not read the table: each guest would wait for all earlier uses.
it.each([
  ['the next number', `select max(use_no) from coupon_use where coupon_id = $1`, 'coupon_use_number'],
  [
    'uses that may lapse',
    `select count(*) from coupon_use where coupon_id = $1 and state = 'reserved'`,
    'coupon_use_reserved',
  ],
])('%s of a code is found without reading all its uses', async (_what, query, index) => {
  const client = await base.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const plan = await client.query(`explain ${query}`, ['00000000-0000-4000-8000-000000000000']);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  } finally {
    client.release(true);
  }
});
