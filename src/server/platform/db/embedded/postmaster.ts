// Starts and stops the PostgreSQL process.
import { socketPort, isAlive, inFolder } from './processes.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// For two cores shared with the program. Sessions set their own timeouts (pool.ts).

const settings: Record<string, string | number> = {
  // No network: only processes with access to the folder connect.
  listen_addresses: '',
  port: socketPort,
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  // A parallel query would take the other guest's core.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_method: 'sync',
  // Releases the locks of a killed client early (docs/reference/limits.md#deadlines).
  client_connection_check_interval: '1s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
};

const serverFlags: readonly string[] = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

interface PidFile {
  pid: number;
  status: 'starting' | 'stopping' | 'ready' | 'standby' | 'unknown';
}

/** Null when there is none. */
export function readPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7]?.trim() || 'unknown') as PidFile['status'] };
  } catch {
    return null;
  }
}

type Launch = { ok: true; pid: number; child: ChildProcess } | { ok: false; reason: string };

export interface LaunchOptions {
  binaries: string;
  folder: string;
  logFile: string;
  flags?: readonly string[];
}

const logLimitBytes = 10_000_000;
const pollMs = 10;

/** Starts its own session, so Ctrl-C does not reach it. Resolves when it accepts connections. */
export async function launch({ binaries, folder, logFile, flags = [] }: LaunchOptions): Promise<Launch> {
  const { dataArgument, ...where } = inFolder(folder);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', dataArgument, ...serverFlags, ...flags], {
    ...where,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure ??= `ended with ${signal ?? `code ${code}`}`));
  child.unref();
  for (;;) {
    const file = readPidFile(folder);
    if (failure !== null) return { ok: false, reason: lastFatalLine(logFile, logStart) ?? failure };
    if (file?.status === 'ready' && file.pid === child.pid) return { ok: true, pid: file.pid, child };
    await sleep(pollMs);
  }
}

/** False when it still runs after `limitMs`. */
export async function waitForEnd(pid: number, limitMs: number): Promise<boolean> {
  for (let waited = 0; isAlive(pid); waited += pollMs) {
    if (waited >= limitMs) return false;
    await sleep(pollMs);
  }
  return true;
}

function lastFatalLine(logFile: string, from: number): string | null {
  const added = readFileSync(logFile).subarray(from).toString();
  const line = added.split('\n').findLast((text) => /FATAL|PANIC/.test(text)) ?? null;
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? null;
}
