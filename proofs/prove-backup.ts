// `npm run proofs -- backup`: guests buy seats from two processes while `npm run backup` runs on Debian's PostgreSQL,
// as a role that owns its databases and is no superuser. The archive is restored into the built-in PostgreSQL, another
// major version, and into a new database of the first. Exits with 0 when both equal, row by row, the state when the
// backup began, with a verified ledger (docs/operations/backup.md). Exits with 77 (left out) without the programs.
import { runNode } from './kit/run-node.ts';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadCatalogue } from './load/load.ts';
import { startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';
import { fingerprints } from '#tests/support/backup/backup-bench.ts';
import { startOwnedServer } from './backup/owned-server.ts';
import { findPostgres } from './cluster/programs.ts';
import { openDatabases, programAddress } from './kit/databases.ts';
import { startFleet, type Fleet } from './kit/fleet.ts';
import { noLimits } from './kit/no-limits.ts';
import { judgeSeats, prepareSeats, sellSeats } from './kit/seats.ts';
import { leftOut } from './list.ts';

// Reads the exact database state when a backup begins under load: the writing processes pause meanwhile, with no
// transaction open.

const patienceMs = 20_000;

async function wait(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + patienceMs; !(await holds()); await sleep(20))
    if (performance.now() > end) throw new Error(`${what} takes longer than ${patienceMs / 1000} s`);
}

/**
 * Starts a backup by `begin` while writes are paused. Returns when the backup has its snapshot and writes continue;
 * `read` reads that state later.
 */
async function holdMoment(url: string, fleet: Fleet, begin: () => void) {
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

const courses = 20_000;
const [clients, warmMs] = [8, 3000];
const binaries = findPostgres();
if (binaries === null) {
  console.log('Not installed: postgresql (name of a Debian package): left out.');
  process.exit(leftOut);
}
const folder = mkdtempSync(join(tmpdir(), 'banyan-backup-proof-'));
const [archive, keyFile] = [join(folder, 'archive'), join(folder, 'key')];
writeFileSync(keyFile, 'the key of a proof of backups');

/** Runs a command of the operator; throws with its output unless it exits with 0. */
async function run(script: string, settings: Record<string, string>): Promise<string> {
  const words = [`scripts/database/${script}.ts`, '--key-file', keyFile, archive];
  const env = { PATH: process.env['PATH'], HOME: folder, BANYAN_DATA_DIR: join(folder, 'data'), ...settings };
  const { code, text } = await runNode({ words, env });
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${text.slice(-1000)}`);
  return text;
}

async function printsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await fingerprints(client);
  } finally {
    await client.end();
  }
}

function differences(name: string, found: Record<string, string>, wanted: Record<string, string>): string[] {
  const tables = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
  return tables
    .filter((table) => found[table] !== wanted[table])
    .map((table) => `${name}: ${table} has ${found[table] ?? 'nothing'}, and had ${wanted[table] ?? 'nothing'}`);
}

/** Backs the first database up while seats are sold; returns its content when the backup began, and any faults. */
async function backUpUnderLoad(server: Awaited<ReturnType<typeof startOwnedServer>>) {
  const databases = await openDatabases(server.url('postgres'));
  const base = await databases.fresh();
  await base.pool.query(noLimits);
  // A load refuses any data but a demo's.
  await base.pool.query('update city set is_demo = true');
  const loaded = await loadCatalogue(base.url, { courses, screen: process.stdout });
  if (!loaded.ok) throw new Error(loaded.reason);
  const seats = await prepareSeats(base.pool);
  const plan = { database: programAddress(base), journal: '/dev/null', jobsPauseMs: 100, mutations: [] };
  const fleet = await startFleet({ size: 2, plan });
  try {
    let isOver = false;
    const crowd = sellSeats(seats, { clients, seed: 1, origins: fleet.origins, goesOn: () => !isOver });
    await sleep(warmMs);
    let backup: Promise<string> | undefined;
    const begun = performance.now();
    const moment = await holdMoment(base.url, fleet, () => {
      backup = run('backup', { DATABASE_URL: base.url });
      backup.catch(() => undefined);
    });
    const before = seats.sold.size;
    await backup;
    const [after, tookMs] = [seats.sold.size, performance.now() - begun];
    await sleep(warmMs);
    isOver = true;
    await crowd;
    const held = await moment.read();
    const now = await printsOf(base.url);
    const megabytes = (statSync(archive).size / 1e6).toFixed(1);
    console.log(`${megabytes} MB in ${(tookMs / 1000).toFixed(1)} s; ${after - before} orders of seats meanwhile`);
    const faults = [
      ...(after === before ? ['no one got a seat while the backup ran'] : []),
      ...(differences('control', now, held).length === 0
        ? ['the source has not changed since: nothing is proven']
        : []),
      ...(fleet.deaths() > 0 ? [`${fleet.deaths()} processes ended by themselves`] : []),
      ...(await judgeSeats(base.pool, seats)),
    ];
    return { held, faults };
  } finally {
    await fleet.close();
    await base.drop();
    await databases.end();
  }
}

const server = await startOwnedServer(binaries);
let faults: string[] = [];
try {
  const source = await backUpUnderLoad(server);
  faults = source.faults;
  await run('restore', {});
  const builtIn = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined, isShared: true });
  try {
    faults.push(...differences('the built-in database', await printsOf(builtIn.url('banyan')), source.held));
  } finally {
    await builtIn.stop();
  }
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database again');
  await admin.end();
  await run('restore', { DATABASE_URL: server.url('again'), BANYAN_DATA_DIR: join(folder, 'again') });
  faults.push(...differences(`PostgreSQL ${server.version}`, await printsOf(server.url('again')), source.held));
  console.log(
    `restored into the built-in PostgreSQL and into PostgreSQL ${server.version}, as an owner who is no superuser`,
  );
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  faults.length === 0
    ? 'holds'
    : faults
        .slice(0, 20)
        .map((line) => `FAULT  ${line}`)
        .join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
