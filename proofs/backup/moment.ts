// What the database holds at the very moment at which a backup begins, although others write all the time: for that instant
// the processes that write stand still, and nothing is under way in the database.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fingerprints } from '#tests/support/backup/backup-bench.ts';
import type { Fleet } from '#proofs/kit/fleet.ts';

const patienceMs = 20_000;

async function wait(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + patienceMs; !(await holds()); await sleep(20))
    if (performance.now() > end) throw new Error(`${what} takes longer than ${patienceMs / 1000} s`);
}

/**
 * Starts a backup by `begin` while nobody can write. Answers once the backup has its snapshot and everybody writes again;
 * `read` then reads that same state at leisure.
 */
export async function holdMoment(url: string, fleet: Fleet, begin: () => void) {
  const [seen, watch] = [client(url), client(url)];
  await Promise.all([seen.connect(), watch.connect()]);
  const count = async (condition: string): Promise<number> => {
    const { rows } = await watch.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    );
    return rows[0]?.count ?? 0;
  };
  fleet.signal('SIGSTOP');
  try {
    await wait('what is under way', async () => (await count(`state = 'active'`)) === 0);
    await seen.query('begin isolation level repeatable read read only');
    await seen.query('select 1 from schema_migration');
    begin();
    const hasSnapshot = `application_name like 'banyan backup%' and backend_xmin is not null`;
    await wait('the snapshot of the backup', async () => (await count(hasSnapshot)) > 0);
  } finally {
    fleet.signal('SIGCONT');
    await watch.end();
  }
  return {
    async read(): Promise<Record<string, string>> {
      try {
        return await fingerprints(seen);
      } finally {
        await seen.end();
      }
    },
  };
}

function client(url: string): pg.Client {
  return new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
}
