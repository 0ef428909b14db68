// Starts PostgreSQL on a data folder, in whatever state the last process left it.
import pg from 'pg';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { launch, readPidFile, type LaunchOptions } from './postmaster.ts';
import { isAlive, isPostgres } from './processes.ts';

export interface ServerLocation extends LaunchOptions {
  url: (database: string) => string;
}

interface RunningServer {
  pid: number;
  origin: 'started' | 'adopted';
}

const patienceMs = 60_000;
const pauseMs = 100;
// After kill -9, child processes briefly keep memory and socket.
const passing = /shared memory block|already exists|is another post|starting up|could not bind|address already in use/i;

/** Uses a server that already runs; waits for one that starts, stops or was killed. */
export async function bringUp(place: ServerLocation): Promise<RunningServer> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const step = await tryOnce(place);
    if ('found' in step) return step.found;
    if (!step.mayPass || performance.now() > deadline)
      throw new StartRefused(
        `BANYAN_DATA_DIR: the built-in database in ${place.folder} does not start: ${step.reason}.`,
      );
    await sleep(pauseMs);
  }
}

async function tryOnce(
  place: ServerLocation,
): Promise<{ found: RunningServer } | { reason: string; mayPass: boolean }> {
  const file = readPidFile(place.folder);
  if (file && isPostgres(file.pid)) {
    if (file.status === 'ready' && (await answers(place.url('postgres'))))
      return { found: { pid: file.pid, origin: 'adopted' } };
    return { reason: `process ${file.pid} (${file.status}) gives no answer`, mayPass: true };
  }
  // Another process got this id; PostgreSQL would take it for its server.
  if (file && isAlive(file.pid)) rmSync(join(place.folder, 'postmaster.pid'), { force: true });
  const launched = await launch(place);
  if (launched.ok) return { found: { pid: launched.pid, origin: 'started' } };
  return { reason: launched.reason, mayPass: passing.test(launched.reason) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

// Milliseconds between checks of the server. One that died is restarted; guests see 503 for a few seconds.

const checkMs = 500;

export interface Keeper {
  pid: () => number;
  /** Also waits for a running restart. */
  end: () => Promise<void>;
}

/** `restart` returns the new process id. Logs a line per event. */
export function keepAlive(first: number, restart: () => Promise<number>, log: (line: string) => void): Keeper {
  let pid = first;
  let underWay: Promise<void> | null = null;
  const revive = async () => {
    log(`The database process ${pid} ended by itself; starting it again.`);
    try {
      pid = await restart();
      log('The database is back.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const timer = setInterval(() => {
    if (underWay || isAlive(pid)) return;
    underWay = revive().finally(() => (underWay = null));
  }, checkMs);
  timer.unref();
  return {
    pid: () => pid,
    async end() {
      clearInterval(timer);
      await underWay;
    },
  };
}
