// The built-in PostgreSQL: started, adopted, kept alive and stopped like pg_ctl would, over a Unix socket (ADR 002).
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
  /** BANYAN_DATA_DIR: the database goes to `postgres` below it. */
  dataDir: string;
  /** Told in one line what a person should know. */
  log: (line: string) => void;
  /** Further settings, as arguments for `postgres`. */
  flags?: readonly string[];
  /** True lets several processes use one server, as test runs do: nobody owns the folder or revives the server. */
  isShared?: boolean;
}

export interface EmbeddedServer {
  /** `adopted`: it still ran after an earlier process was killed. */
  origin: 'made' | 'started' | 'adopted';
  /** Address of a database of this server, for createPool. */
  url: (database: string) => string;
  pid: () => number;
  /** Ends the server in order: what is open is rolled back, what was committed is on disk. */
  stop: () => Promise<void>;
  /** Asks it to end without waiting and gives the folder free: for a forced exit. */
  abandon: () => void;
}

const stopMs = 10_000;
const killMs = 3000;

/** Answers a server that takes connections. Throws StartRefused in one line for whatever the operator can mend. */
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

// SIGINT ends every session and writes all to disk; SIGQUIT only if that takes too long: the next start recovers.
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

// The one database of an installation in the built-in server.

const name = 'banyan';

/** Makes the database if it is not there and answers its address. */
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

// One owner for one data folder: a file with the id and the start of the process that holds it. A process that was
// killed leaves its file behind; the start mark tells it from a new process with the same id.

type TakenLock = { ok: true; release: () => void } | { ok: false; pid: number };

/** Takes the folder for this process, or answers the id of the process that has it. */
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

/** Makes the file appear complete or not at all: a link fails when the name is taken. */
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

/** Removes the file if it still says `expected`. Moves it aside first, so that a rival's new file is seen and put back. */
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
