// How long the proof of the books takes when the books are full.
import pg from 'pg';
import { startEmbedded, ensureOwnDatabase } from '#src/server/db/embedded/embedded.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { createPool } from '#src/server/db/pool.ts';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { fillBooks } from './money-rows.ts';
import type { Figure } from './results.ts';

const budgetSeconds = 10;

/** Fills a database of its own with `bookings` and checks every promise in one snapshot, as the command does. */
export async function* benchBooks(folder: string, bookings: number): AsyncGenerator<Figure> {
  const server = await startEmbedded({ dataDir: folder, log: () => undefined });
  try {
    const url = await ensureOwnDatabase(server);
    await prepare(url);
    const client = new pg.Client({ connectionString: url, types: valueParsers() });
    await client.connect();
    await fillBooks(client, bookings);
    const counted = await client.query<{ entries: number }>('select count(*)::integer as entries from ledger_entry');
    await client.query(`begin isolation level repeatable read read only; set local work_mem = '64MB'`);
    const begun = performance.now();
    const verdicts = await verifyInvariants(client);
    const value = (performance.now() - begun) / 1000;
    await client.end();
    const broken = verdicts.filter(({ violations }) => violations.length > 0).length;
    if (broken > 0) throw new Error(`${broken} promises are broken in books that were made to keep them`);
    const entries = (counted.rows[0]?.entries ?? 0).toLocaleString('en-US');
    const detail = `${verdicts.length} promises, ${bookings.toLocaleString('en-US')} bookings`;
    yield { name: `ledger:verify, ${entries} entries`, value, unit: 's', budget: { most: budgetSeconds }, detail };
  } finally {
    await server.stop();
  }
}

async function prepare(url: string): Promise<void> {
  await migrate(url);
  const pool = createPool({ url, isPgbouncer: false, size: 1 });
  try {
    await insertBookableCity(pool);
    await insertBookableCourse(pool, { capacity: 200 });
  } finally {
    await pool.end();
  }
}
