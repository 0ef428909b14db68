// One PostgreSQL server process: its pid file, starting it, waiting for it.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './processes.ts';
import { inFolder } from './run-as.ts';
import { serverFlags } from './server-flags.ts';

export interface PidFile {
  pid: number;
  status: 'starting' | 'stopping' | 'ready' | 'standby' | 'unknown';
}

/** What `postmaster.pid` says, or null when there is none. */
export function readPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7]?.trim() || 'unknown') as PidFile['status'] };
  } catch {
    return null;
  }
}

export type Launch = { ok: true; pid: number; child: ChildProcess } | { ok: false; reason: string };

export interface LaunchOptions {
  binaries: string;
  folder: string;
  logFile: string;
  flags?: readonly string[];
}

const logLimitBytes = 10_000_000;
const pollMs = 10;

/** Starts a server of its own session (Ctrl-C in a terminal does not reach it) and waits until it takes connections. */
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

/** Waits until the process is gone; false when it still runs after `limitMs`. */
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
