import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { issueReceipts } from './documents.ts';
import { issueNext, lockCounter } from './documents-queries.ts';

let base: TestDatabase;
let program: Program;
let bookingId: string;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
  const visitor = await program.visitor();
  const { body } = await visitor.call('booking/checkout', choiceOf(await insertBookableCourse(base.pool)));
  bookingId = (await base.pool.query('select id from booking where ref = $1', [body.ref])).rows[0].id;
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});
beforeEach(async () => {
  await base.pool.query(`truncate receipt, refund, payment cascade; update receipt_counter set last_number = 0`);
});

/** `count` successful payments, a second apart. */
async function paid(count: number): Promise<string[]> {
  const made = await base.pool.query(
    `insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status, changed_at)
     select $1, 'stripe', 'card', 540, 540, 'USD', 'succeeded', banyan_now() - make_interval(secs => 1000 - n)
     from generate_series(1, $2) n returning id`,
    [bookingId, count],
  );
  return made.rows.map((row) => row.id as string);
}

async function numbers(): Promise<number[]> {
  const { rows } = await base.pool.query('select number::int from receipt order by number');
  return rows.map((row) => row.number as number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('numbers of receipts', () => {
  it('follow each other, one for each payment, also when eight jobs issue at once', async () => {
    const ids = await paid(60);
    await Promise.all(Array.from({ length: 8 }, () => issueReceipts(program.services, 7)));
    while ((await issueReceipts(program.services, 7)) > 0);
    expect(await numbers()).toEqual(upTo(60));
    const owners = await base.pool.query('select payment_id from receipt order by number');
    expect(owners.rows.map((row) => row.payment_id)).toEqual(ids);
  });

  it('have no gap after transactions that fail or are cut off', async () => {
    await paid(20);
    for (let turn = 0; turn < 5; turn += 1) {
      const failing = inTransaction(program.services.db, async (trx) => {
        await lockCounter(trx);
        await issueNext(trx, 3);
        throw new Error('the process died here');
      });
      await expect(failing).rejects.toThrow('died');
      const client = await base.pool.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await client.query(
        `begin; select 1 from receipt_counter for no key update; update receipt_counter set last_number = 99`,
      );
      await base.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      client.release(true);
      await issueReceipts(program.services, 3);
    }
    await issueReceipts(program.services);
    expect(await numbers()).toEqual(upTo(20));
    const counter = await base.pool.query('select last_number::int from receipt_counter');
    expect(counter.rows).toEqual([{ last_number: 20 }]);
  });

  it('wait for nobody who has not committed', async () => {
    await paid(1);
    const client = await base.pool.connect();
    await client.query(`begin`);
    await client.query(
      `insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status)
       values ($1, 'stripe', 'card', 540, 540, 'USD', 'succeeded')`,
      [bookingId],
    );
    expect(await issueReceipts(program.services)).toBe(1);
    await client.query('commit');
    client.release();
    expect(await issueReceipts(program.services)).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('are given to settled refunds and to no others, in the currency of the payment', async () => {
    const [id] = await paid(1);
    await base.pool.query(
      `insert into refund (payment_id, amount_minor, due_cents, reason, seq, key, status) values
       ($1, 200, 200, 'cancelled', 1, 'k1', 'pending'), ($1, 100, 100, 'goodwill', 1, 'k2', 'succeeded')`,
      [id],
    );
    await issueReceipts(program.services);
    const issued = await base.pool.query('select number::int, kind, amount_minor from receipt order by number');
    expect(issued.rows).toEqual([
      { number: 1, kind: 'payment', amount_minor: 540 },
      { number: 2, kind: 'refund', amount_minor: 100 },
    ]);
    expect(await issueReceipts(program.services)).toBe(0);
  });

  it('stay as they were issued', async () => {
    await paid(1);
    await issueReceipts(program.services);
    await expect(base.pool.query('update receipt set amount_minor = 1')).rejects.toThrow('never changed');
    await expect(base.pool.query('delete from receipt')).rejects.toThrow('never changed');
  });
});
