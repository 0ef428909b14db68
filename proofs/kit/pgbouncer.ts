// A real PgBouncer in transaction mode in front of a PostgreSQL of this machine, for proofs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFolder } from '#src/server/db/embedded/run-as.ts';
import type { DatabaseAddress } from '#src/server/db/pool.ts';
import { freePort } from '#src/server/start/ports.ts';
import { listens } from './listens.ts';

export interface Pgbouncer {
  /** The address of a database of the server behind it. */
  front(url: string): DatabaseAddress;
  stop(): Promise<void>;
}

const startMs = 10_000;

/** The program on this machine, where packages put it; null when it is not installed. */
export function findPgbouncer(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** Starts it in front of the server whose socket `url` names. Nothing is allowed in its settings beyond its defaults. */
export async function startPgbouncer(program: string, url: string): Promise<Pgbouncer> {
  const { username, searchParams } = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'banyan-pgbouncer-'));
  chmodSync(folder, 0o755);
  // As root it runs as PostgreSQL does, and reaches the socket through the folder that it was started in.
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
