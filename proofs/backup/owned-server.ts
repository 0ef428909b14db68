// Debian's PostgreSQL with a role that only owns its databases, as hosting providers give it.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresUser } from '#src/server/platform/db/embedded/processes.ts';
import { freePort } from '#src/server/platform/start/ports.ts';
import { giveAway, lastWords, startChild, type Place } from '#proofs/kit/child.ts';

export interface OwnedServer {
  /** Its version, such as "15.18". */
  version: string;
  /** A database's address for the role that owns it. */
  url(database: string): string;
  stop(): Promise<void>;
}

const startMs = 20_000;
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories='];

/** Starts one with the programs in `binaries`, in a temporary folder. */
export async function startOwnedServer(binaries: string): Promise<OwnedServer> {
  const place: Place = { folder: mkdtempSync(join(tmpdir(), 'banyan-owned-')), closers: [] };
  chmodSync(place.folder, 0o755);
  const data = join(place.folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  giveAway(data);
  const initial = ['-D', data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initial, { cwd: place.folder, stdio: 'pipe', ...postgresUser() });
  const port = await freePort();
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const child = startChild(place, { name: 'postgres', program: join(binaries, 'postgres'), words, asPostgres: true });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    }
    rmSync(place.folder, { recursive: true, force: true });
  };
  const url = (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`;
  for (const end = performance.now() + startMs; ; await sleep(100)) {
    try {
      return { version: await makeRole(url('admin', 'postgres')), url: (database) => url('shop', database), stop };
    } catch (error) {
      if (child.exitCode === null && performance.now() < end) continue;
      const said = lastWords(place, 'postgres');
      await stop();
      throw new Error(`PostgreSQL does not start: ${said}`, { cause: error });
    }
  }
}

async function makeRole(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('create role shop login createdb nosuperuser');
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return rows[0]?.version.split(' ')[0] ?? '';
  } finally {
    await client.end();
  }
}
