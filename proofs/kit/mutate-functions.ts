// Applies mutations to database functions, which are part of the program.
import type { Pool } from 'pg';
import type { Mutation } from './server-plan.ts';

/** Replaces functions that a mutation changes; returns the names of those mutations. */
export async function mutateFunctions(pool: Pool, mutations: readonly Mutation[]): Promise<string[]> {
  const result = await pool.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       join pg_language l on l.oid = p.prolang
     where n.nspname = 'public' and p.prokind = 'f' and l.lanname in ('sql', 'plpgsql')`,
  );
  const applied = new Set<string>();
  for (const { text } of result.rows) {
    let changed = text;
    for (const { name, find, replace } of mutations.filter((one) => one.in === undefined)) {
      const after = changed.replace(new RegExp(find, 'g'), replace);
      if (after !== changed) applied.add(name);
      changed = after;
    }
    if (changed !== text) await pool.query(changed);
  }
  return [...applied];
}
