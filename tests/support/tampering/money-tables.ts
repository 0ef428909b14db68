// A dump of all tables about money, seats and accounts, to compare before and after.
import type { Pool } from 'pg';

/** A refusal may only change rate limit counters and the record of events. */
const mayChange = new Set(['rate_limit', 'gateway_event']);

/** Every row of every other table, as text by table. Equal dumps mean that nothing changed. */
export async function dumpTables(pool: Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables.rows.filter((row) => !mayChange.has(row.name))) {
    const rows = await pool.query<{ all: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as all from "${name}" t`,
    );
    dump[name] = rows.rows[0]?.all ?? '';
  }
  return dump;
}
