// For tests with many courses: rows first, the projection once.
import type { Pool } from 'pg';
import { createPool } from '#src/server/platform/db/pool.ts';
import { vacuumUntilVisible } from '#tests/support/database/database.ts';

const patience = 120_000;

/** Runs `fill` as a bulk load does: in one transaction, without triggers, then rebuilds and analyzes everything. */
export async function loadAtOnce(url: string, fill: (client: Pool) => Promise<unknown>): Promise<void> {
  const pool = createPool({
    url,
    isPgbouncer: false,
    size: 1,
    timeouts: { statement: patience, query: patience, lock: patience },
  });
  const client = await pool.connect();
  try {
    await client.query(`begin; set local banyan.bulk_load = 'on'`);
    await fill(client as unknown as Pool);
    await client.query('select rebuild_course_listing()');
    await client.query('commit');
    await vacuumUntilVisible(client);
  } finally {
    client.release(true);
    await pool.end();
  }
}
