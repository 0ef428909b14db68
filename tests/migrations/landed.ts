// An installation as it was at an earlier state of the migrations, restored from a file that never changes.
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { migrate } from '#src/server/db/migrate.ts';
import { readMigrations } from '#src/server/db/migration-files.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';

export interface Landed {
  /** What the tables held. */
  rows: ReadonlyMap<string, readonly Record<string, unknown>[]>;
}

/** Empties the database and brings it to the state after migration `number`, with the data that was kept of it. */
export async function restoreLanded(database: TestDatabase, number: number): Promise<Landed> {
  const file = new URL(`./landed-${String(number).padStart(4, '0')}.jsonl`, import.meta.url);
  const [first = '{}', ...rest] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = Map.groupBy(
    rest.map((line) => JSON.parse(line) as [string, Record<string, unknown>]),
    ([table]) => table,
  );
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  await migrate(database.url, { migrations: readMigrations().slice(0, number) });
  const client = await database.pool.connect();
  try {
    await insertAll(client, rows);
    await setClock(client, (JSON.parse(first) as { frozen_at: string }).frozen_at);
  } finally {
    client.release(true);
  }
  return { rows: new Map([...rows].map(([table, lines]) => [table, lines.map(([, row]) => row)])) };
}

async function insertAll(client: pg.ClientBase, rows: Map<string, [string, Record<string, unknown>][]>) {
  // The rows are whole as they are: no trigger may count them again, and no order among tables is needed.
  await client.query(`begin; set local session_replication_role = replica`);
  for (const [table, lines] of rows) {
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(lines.map(([, row]) => row)),
    ]);
  }
  await client.query('commit');
  const owned = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of owned.rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))
       where exists (select from ${table})`,
    );
}

// For every connection from now on it is the day on which the data was kept: its holds and departures are still alive.
async function setClock(client: pg.ClientBase, at: string): Promise<void> {
  const { rows } = await client.query<{ name: string; offset: string }>(
    `select current_database() as name, ($1::timestamptz - now())::text as offset`,
    [at],
  );
  await client.query(`alter database ${rows[0]?.name} set banyan.clock_offset = '${rows[0]?.offset}'`);
}
