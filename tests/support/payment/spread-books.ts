// A ledger of three months: bookings of every kind with their lines, in turn.
import type { Pool } from 'pg';
import { fillBooks } from '#proofs/bench/books.ts';
import { insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';

/** Fills an empty, migrated database up to the day before yesterday. */
export async function spreadBooks(pool: Pool, bookings: number): Promise<void> {
  await insertBookableCity(pool);
  await insertBookableCourse(pool, { capacity: 200 });
  const client = await pool.connect();
  try {
    await fillBooks(client, bookings);
    await client.query(`begin; set local session_replication_role = replica;
      update ledger_tx set at = banyan_now() - make_interval(days => 92, mins => (-id * 129000 / (select max(id) from ledger_tx))::integer); commit`);
  } finally {
    client.release();
  }
}

/** Balances up to a day by currency and account group, from the ledger's lines. */
export async function balancesUntil(pool: Pool, day = '9999-12-31'): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; minor: number }>(
    `select e.currency || ' ' || ledger_group(e.account) as name, sum(e.amount_minor)::float8 as minor
     from ledger_entry e join ledger_tx t on t.id = e.tx_id where (t.at at time zone 'UTC')::date <= $1::date group by 1`,
    [day],
  );
  return new Map(rows.map(({ name, minor }) => [name, minor]));
}
