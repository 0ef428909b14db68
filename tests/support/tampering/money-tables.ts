// A dump of everything that money, seats and accounts hang on, to compare before and after.
import type { Pool } from 'pg';

/** Counters of limits, and what events were seen, may change when somebody is refused; nothing else may. */
const mayChange = new Set(['rate_limit', 'gateway_event']);

/** Every row of every other table, as text by table. Two equal dumps mean that nothing was changed. */
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
