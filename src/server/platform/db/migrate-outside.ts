// Long index builds: each statement on its own, readers and writers undisturbed, and a crash is made good (ADR 026).
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Migration, builtIndex } from './migration-files.ts';

export interface OutsideTools {
  /** Runs the statements, without a transaction. */
  client: pg.ClientBase;
  /** Holds the lock, in a transaction. */
  holder: pg.ClientBase;
  print: (line: string) => void;
}

const tellEveryMs = 2000;

/** Runs one migration from its first statement on; an index that a crash left half-built is built again. */
export async function runOutside({ name, outside }: Migration, tools: OutsideTools): Promise<void> {
  const { client } = tools;
  // A role may have timeouts for the calls of guests; a build takes what it takes.
  await client.query('set statement_timeout = 0');
  for (const statement of outside ?? []) {
    const index = builtIndex(statement);
    if (index !== null) await dropHalfBuilt(client, index);
    const stop = tell(`Migration ${name}: ${index ?? statement.slice(0, 60)}`, tools);
    try {
      await client.query(statement);
    } finally {
      await stop();
    }
  }
  await client.query('reset statement_timeout');
}

const halfBuilt = `
  select exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as is_growing
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = $1 and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`;

async function dropHalfBuilt(client: pg.ClientBase, index: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_growing: boolean }>(halfBuilt, [index]);
    if (!rows[0]) return;
    if (!rows[0].is_growing) break;
    // The program that began it is gone and PostgreSQL has not noticed: the index may yet become whole.
    await sleep(200);
  }
  await client.query(`drop index concurrently if exists ${index}`);
}

const progress = `
  select phase, coalesce(100 * blocks_done / nullif(blocks_total, 0), 100 * tuples_done / nullif(tuples_total, 0))::int
    as percent
  from pg_stat_progress_create_index limit 1`;

/** Says what runs once it takes long enough to wonder, and how far it is, until the answer is called. */
function tell(what: string, { holder, print }: OutsideTools): () => Promise<void> {
  let asking: Promise<void> = Promise.resolve();
  const ask = async () => {
    // Within a transaction the figures stand still until they are thrown away.
    await holder.query('select pg_stat_clear_snapshot()');
    const { rows } = await holder.query<{ phase: string; percent: number | null }>(progress);
    const [now] = rows;
    print(now ? `${what}, ${now.phase}${now.percent === null ? '' : ` (${now.percent} %)`} …` : `${what} …`);
  };
  const timer = setInterval(() => {
    asking = asking.then(ask).catch(() => undefined);
  }, tellEveryMs);
  return async () => {
    clearInterval(timer);
    await asking;
  };
}
