// The built-in PostgreSQL, reached over a Unix socket (ADR 002).
import pg from 'pg';
import { join } from 'node:path';
import { refusedFolder, StartRefused } from '#src/server/platform/config/start-refused.ts';
import { findBinaries } from './binaries.ts';
import { bringUp, type ServerLocation, keepAlive, type Keeper } from './bring-up.ts';
import { ensureCluster, makeDataFolder } from './cluster.ts';
import { waitForEnd } from './postmaster.ts';
import { sendSignal, markOf, ownPid, removeSocketFolder, socketFolder, socketPort } from './processes.ts';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

interface EmbeddedOptions {
  /** The database is in its folder `postgres`. */
  dataDir: string;
  /** Gets one readable line per event. */
  log: (line: string) => void;
  /** Arguments for `postgres`. */
  flags?: readonly string[];
  /** For test runs: several processes share the server, without owner and restarts. */
  isShared?: boolean;
}

export interface EmbeddedServer {
  /** `adopted`: an earlier process started it, and it still ran. */
  origin: 'made' | 'started' | 'adopted';
  url: (database: string) => string;
  pid: () => number;
  /** Rolls back open transactions; committed data is on disk. */
  stop: () => Promise<void>;
  /** For a forced exit: does not wait. */
  abandon: () => void;
}

const stopMs = 10_000;
const killMs = 3000;

/** Throws StartRefused when the operator can fix the cause. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  makeDataFolder(options.dataDir);
  const release = options.isShared ? () => undefined : takeFolder(options.dataDir);
  try {
    const folder = join(options.dataDir, 'postgres');
    const binaries = findBinaries();
    const cluster = await ensureCluster(binaries, folder);
    const place: ServerLocation = {
      binaries,
      folder,
      url: urlOf(socketFolder(folder)),
      logFile: join(options.dataDir, 'postgres.log'),
      flags: options.flags ?? [],
    };
    const found = await bringUp(place);
    const keeper = options.isShared
      ? { pid: () => found.pid, end: async () => undefined }
      : keepAlive(found.pid, async () => (await bringUp(place)).pid, options.log);
    const giveUp = () => {
      removeSocketFolder(folder);
      release();
    };
    return { origin: cluster === 'made' ? 'made' : found.origin, url: place.url, ...endings(keeper, giveUp) };
  } catch (error) {
    release();
    throw error;
  }
}

function endings(keeper: Keeper, release: () => void) {
  return {
    pid: keeper.pid,
    async stop() {
      await keeper.end();
      await stopServer(keeper.pid());
      release();
    },
    abandon() {
      void keeper.end();
      sendSignal(keeper.pid(), 'SIGINT');
      release();
    },
  };
}

// SIGINT closes sessions. If that takes too long, SIGQUIT, after which the next start recovers.
async function stopServer(pid: number): Promise<void> {
  if (!sendSignal(pid, 'SIGINT') || (await waitForEnd(pid, stopMs))) return;
  sendSignal(pid, 'SIGQUIT');
  await waitForEnd(pid, killMs);
}

function takeFolder(folder: string): () => void {
  let lock;
  try {
    lock = takeOwnerLock(folder);
  } catch (error) {
    throw refusedFolder('BANYAN_DATA_DIR', folder, error) ?? error;
  }
  if (lock.ok) return lock.release;
  throw new StartRefused(
    `BANYAN_DATA_DIR: ${folder} is in use by another Banyan (process ${lock.pid}): stop that one or choose another folder.`,
  );
}

function urlOf(socket: string) {
  const query = `host=${encodeURIComponent(socket)}&sslmode=disable`;
  return (database: string) => `postgresql://postgres@localhost:${socketPort}/${database}?${query}`;
}

const name = 'banyan';

/** Creates it if missing; returns its URL. */
export async function ensureOwnDatabase(server: Pick<EmbeddedServer, 'url'>): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query('select from pg_database where datname = $1', [name]);
    if (result.rowCount === 0) await client.query(`create database ${name}`);
    return server.url(name);
  } finally {
    await client.end();
  }
}

// One owner per data folder: a lock file with process id and start mark, which reveals a reused id.

type TakenLock = { ok: true; release: () => void } | { ok: false; pid: number };

export function takeOwnerLock(folder: string): TakenLock {
  const path = join(folder, 'owner.lock');
  const mine = JSON.stringify({ pid: ownPid, mark: markOf(ownPid) });
  for (;;) {
    if (placeWhole(path, mine)) break;
    const found = readText(path);
    if (found === null) continue;
    const holder = parse(found);
    if (holder && holder.mark !== null && markOf(holder.pid) === holder.mark) return { ok: false, pid: holder.pid };
    removeIfStill(path, found);
  }
  return { ok: true, release: () => removeIfStill(path, mine) };
}

/** Unlike a rename, a link fails when the name is taken. */
function placeWhole(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the file if it still has `expected`. Renames it first, and restores a file that another process wrote. */
function removeIfStill(path: string, expected: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readText(aside);
  if (moved !== null && moved !== expected) placeWhole(path, moved);
  rmSync(aside, { force: true });
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): { pid: number; mark: string | null } | null {
  try {
    return JSON.parse(text) as { pid: number; mark: string | null };
  } catch {
    return null;
  }
}
