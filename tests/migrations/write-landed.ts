// Wrote `tests/migrations/landed-0004.jsonl`, once, from an installation of that state with demo data, the acceptance
// fixture and some bookings: `node tests/migrations/write-landed.ts DATABASE_URL FILE`. A later state that is
// worth keeping gets a file of its own in the same way; a file that is there never changes.
import { writeFileSync } from 'node:fs';
import pg from 'pg';

// Keys and counters of the installation itself, and what migrating writes.
const left = ['schema_lock', 'schema_migration', 'signing_key', 'rate_limit'];

const [url = '', file = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
await client.connect();
const tables = await client.query<{ name: string }>(
  `select relname as name from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1) order by 1`,
  [left],
);
const now = await client.query<{ at: string }>('select now()::text as at');
const lines = [JSON.stringify({ frozen_at: now.rows[0]?.at })];
for (const { name } of tables.rows) {
  const { rows } = await client.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t order by 1`);
  lines.push(...rows.map(({ row }) => JSON.stringify([name, row])));
}
writeFileSync(file, `${lines.join('\n')}\n`);
await client.end();
