// One PostgreSQL server for all tests of this tree, shared by overlapping runs; it stops after the last.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded, type EmbeddedServer, takeOwnerLock } from '#src/server/platform/db/embedded/embedded.ts';
import { isAlive, ownPid } from '#src/server/platform/db/embedded/processes.ts';

const onDisk = fileURLToPath(new URL('../../../node_modules/.cache/banyan-test/', import.meta.url));
const leastFree = 4 * 1024 ** 3;

/**
 * A folder in memory with enough room; null without one. A database is 1,200 files, and each test file makes and drops
 * one: on a disk that is a third of the server's work.
 */
function folderInMemory(): string | null {
  const parent = '/dev/shm';
  const folder = `${parent}/banyan-test-${createHash('sha256').update(onDisk).digest('hex').slice(0, 12)}/`;
  // The choice stays, even when memory is full: all processes must find the same server.
  if (existsSync(folder)) return folder;
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(parent);
    return bavail * bsize >= leastFree ? folder : null;
  } catch {
    return null;
  }
}

const dataDir = folderInMemory() ?? onDisk;
const users = `${dataDir}users`;

// Nothing here outlives a run, so nothing needs to reach the disk.
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=300',
].flatMap((setting) => ['-c', setting]);

/** Starts the server or joins the running one; `release` when this process no longer needs it. */
export async function joinTestServer({ isRun }: { isRun: boolean }): Promise<{
  server: EmbeddedServer;
  isAlone: boolean;
  release(): Promise<void>;
}> {
  return exclusively(async () => {
    const isAlone = otherUsers().length === 0;
    // A run's worker does not register: it exits after the run has checked for users, and the server would stay.
    if (isRun || isAlone) writeFileSync(`${users}/${ownPid}`, '');
    const server = await startEmbedded({ dataDir, log: () => undefined, flags, isShared: true });
    return { server, isAlone, release: () => leave(server) };
  });
}

/** Runs `work` while no other process of the tree starts, stops or prepares the server. */
export async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(users, { recursive: true });
  for (;;) {
    const lock = takeOwnerLock(dataDir);
    if (!lock.ok) {
      await sleep(20);
      continue;
    }
    try {
      return await work();
    } finally {
      lock.release();
    }
  }
}

async function leave(server: EmbeddedServer): Promise<void> {
  await exclusively(async () => {
    rmSync(`${users}/${ownPid}`, { force: true });
    if (otherUsers().length === 0) await server.stop();
  });
}

function otherUsers(): string[] {
  const isOther = (name: string) => Number(name) !== ownPid && isAlive(Number(name));
  const [others, gone] = [readdirSync(users).filter(isOther), readdirSync(users).filter((name) => !isOther(name))];
  for (const name of gone) if (Number(name) !== ownPid) rmSync(`${users}/${name}`, { force: true });
  return others;
}
