// `npm run proofs -- pgbouncer`: starts in both modes, the scripts, a race for the last seats and payments, through a
// real PgBouncer in transaction mode (docs/guide/run.md). Exits with 77 (left out) without PgBouncer.
import { runNode } from './kit/run-node.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, delimiter } from 'node:path';
import pg from 'pg';
import { freePort } from '#src/server/platform/start/ports.ts';
import { startProgram } from '#tests/support/process/running-program.ts';
import { ownSettings } from '#tests/support/process/stand-in.ts';
import { proveRun } from './chaos-pay/prove.ts';
import { openDatabases } from './kit/databases.ts';
import { leftOut } from './list.ts';
import { proveProgram } from './oversell/prove.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFolder } from '#src/server/platform/db/embedded/processes.ts';
import type { DatabaseAddress } from '#src/server/platform/db/pool.ts';
import { listens } from './kit/listens.ts';

// A real PgBouncer in transaction mode before a local PostgreSQL.

interface Pgbouncer {
  /** The address of a database of the server behind it. */
  front(url: string): DatabaseAddress;
  stop(): Promise<void>;
}

const startMs = 10_000;

/** The installed program where packages put it, or null. */
function findPgbouncer(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** Starts it before the server whose socket `url` names. Its settings allow only the defaults. */
async function startPgbouncer(program: string, url: string): Promise<Pgbouncer> {
  const { username, searchParams } = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'banyan-pgbouncer-'));
  chmodSync(folder, 0o755);
  // As root it runs as PostgreSQL's user, and reaches the socket through its start folder.
  const { cwd, dataArgument, ...user } = inFolder(searchParams.get('host') ?? '');
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${dataArgument} port=5432 user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 12',
      'max_client_conn = 500',
      '',
    ].join('\n'),
  );
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    cwd,
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = performance.now() + startMs; !(await listens(port)); await sleep(50)) {
    if (child.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`PgBouncer does not start: ${said}`);
  }
  return {
    front: (behind) => ({
      url: `postgresql://${username}@127.0.0.1:${port}${new URL(behind).pathname}`,
      isPgbouncer: true,
    }),
    stop,
  };
}

const faults: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'banyan-pgbouncer-'));

/** Prints the step and keeps its faults. */
async function step(name: string, work: () => Promise<string[]>): Promise<void> {
  const started = performance.now();
  const found = await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  faults.push(...found.map((fault) => `${name}: ${fault}`));
  console.log(
    `${found.length === 0 ? 'holds ' : 'FAILED'}  ${name} (${Math.round((performance.now() - started) / 1000)} s)`,
  );
  for (const fault of found.slice(0, 10)) console.log(`        ${fault}`);
}

async function runScript(words: readonly string[], settings: Record<string, string>): Promise<string[]> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings };
  const { code, text } = await runNode({ words, env });
  return code === 0 ? [] : [`${words.join(' ')} ended with ${code}: ${text.slice(-500)}`];
}

async function serves(settings: Record<string, string>): Promise<string[]> {
  const program = await startProgram({ PGBOUNCER: '1', ...settings });
  try {
    const wrong: string[] = [];
    const page = await fetch(`${program.origin}/`);
    if (page.status !== 200) wrong.push(`the home page answers ${page.status}`);
    // Its limit is counted in the database, by the statements that broke behind PgBouncer.
    const headers = { 'content-type': 'application/json' };
    for (let n = 0; n < 20; n += 1) {
      const call = await fetch(`${program.origin}/api/user/login`, {
        method: 'POST',
        headers,
        body: '{"email":"a@b.example","password":"x"}',
      });
      if (call.status >= 500) wrong.push(`a login answers ${call.status}`);
    }
    return wrong;
  } finally {
    await program.stop();
  }
}

const program = findPgbouncer();
if (program === null) {
  console.log('There is no pgbouncer on PATH or in /usr/sbin: left out.');
  process.exit(leftOut);
}
const databases = await openDatabases();
const pgbouncer = await startPgbouncer(program, databases.url('postgres'));
const fresh = async () => {
  const base = await databases.fresh();
  return { ...base, program: pgbouncer.front(base.url) };
};
try {
  const admin = new pg.Client({ connectionString: databases.url('postgres') });
  await admin.connect();
  for (const name of ['banyan_demo', 'banyan_shop', 'banyan_restored']) await admin.query(`create database ${name}`);
  await admin.end();
  const demo = { DATABASE_URL: pgbouncer.front(databases.url('banyan_demo')).url, PGBOUNCER: '1' };
  const shop = { DATABASE_URL: pgbouncer.front(databases.url('banyan_shop')).url, PGBOUNCER: '1' };
  await step('a demo starts and serves', () => serves(demo));
  const port = await freePort();
  await step('production starts and serves', () =>
    serves({
      ...shop,
      BANYAN_MODE: 'production',
      PORT: String(port),
      BANYAN_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: 'none',
      STRIPE_SECRET_KEY: 'none',
      PAYPAL_CLIENT_ID: 'none',
      SMS_ACCOUNT_SID: 'none',
      WHATSAPP_PHONE_NUMBER_ID: 'none',
      BANYAN_SETTINGS_FILE: ownSettings(folder),
      BANYAN_SANDBOX_PORT: '',
      BANYAN_RATE_LIMIT_FACTOR: '',
    }),
  );
  for (const words of [
    ['scripts/database/seed.ts', '--fixture', 'acceptance'],
    ['scripts/keys/rotate-voucher-key.ts'],
    ['scripts/ledger-verify.ts'],
  ])
    await step(words.join(' '), () => runScript(words, demo));
  const kept = { BANYAN_UPLOAD_DIR: join(folder, 'uploads'), BANYAN_BACKUP_KEY: 'a key of only this proof' };
  const restored = { DATABASE_URL: pgbouncer.front(databases.url('banyan_restored')).url, PGBOUNCER: '1' };
  const archive = join(folder, 'all.backup');
  await step('a backup', () => runScript(['scripts/database/backup.ts', archive], { ...demo, ...kept }));
  await step('its restore', () => runScript(['scripts/database/restore.ts', archive], { ...restored, ...kept }));
  await step('the last seats', async () => {
    const report = await proveProgram(fresh, { seed: 1, clients: 24, processes: 2, seconds: 15 });
    const sold = [...report.counts.values()].reduce((sum, counts) => sum + (counts.get('done') ?? 0), 0);
    return [...report.faults, ...(sold === 0 ? ['nobody got through'] : [])];
  });
  await step('payments', async () => {
    const report = await proveRun(fresh, { seed: 1, bookings: 60, guests: 12, kills: false });
    return [...report.faults, ...(report.captures === 0 ? ['nothing was paid'] : [])];
  });
} finally {
  await pgbouncer.stop();
  rmSync(folder, { recursive: true, force: true });
  await databases.end();
}
process.exitCode = faults.length === 0 ? 0 : 1;
