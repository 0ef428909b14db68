// Processes of this machine: alive or not, start, signals.
import { execFileSync } from 'node:child_process';
import {
  readFileSync,
  chownSync,
  lchownSync,
  readdirSync,
  statSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { geteuid, kill, pid } from 'node:process';
import { join } from 'node:path';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { createHash } from 'node:crypto';

export const ownPid = pid;
/** 0 is root. */
const ownUid = geteuid?.() ?? -1;

interface ProcessFacts {
  command: string;
  /** Identifies a run together with the process id, because ids are reused. */
  mark: string;
}

/** False for a zombie. */
export function isAlive(id: number): boolean {
  return factsOf(id) !== null;
}

/** Null when there is no such process. */
export function markOf(id: number): string | null {
  return factsOf(id)?.mark ?? null;
}

export function isPostgres(id: number): boolean {
  return factsOf(id)?.command.includes('postgres') ?? false;
}

/** False when the process is gone. */
export function sendSignal(id: number, name: NodeJS.Signals): boolean {
  try {
    kill(id, name);
    return true;
  } catch {
    return false;
  }
}

function factsOf(id: number): ProcessFacts | null {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return platform() === 'linux' ? linuxFacts(id) : otherFacts(id);
}

function linuxFacts(id: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The command may contain any character, brackets too: parse after the last bracket.
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { command, mark: `${boot}:${fields[19]}` };
  } catch {
    return null;
  }
}

function otherFacts(id: number): ProcessFacts | null {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=,comm=', '-p', String(id)], { encoding: 'utf8' }).trim();
    const [state = '', ...rest] = line.split(/\s+/);
    return state.startsWith('Z') ? null : { command: rest.slice(5).join(' '), mark: rest.slice(0, 5).join(' ') };
  } catch {
    return null;
  }
}

// PostgreSQL refuses to run as root; as root we run it as this user.

const noOne = 65_534;

/** Null when it may run as the current user. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (ownUid !== 0) return null;
  if (platform() !== 'linux')
    throw new StartRefused(
      'The built-in database cannot run as root here: start Banyan as an ordinary user, or set DATABASE_URL.',
    );
  return { uid: noOne, gid: noOne };
}

/** Throws StartRefused when we are not root and the folder is another user's. */
export function giveToPostgres(folder: string): void {
  const user = postgresUser();
  const owner = statSync(folder).uid;
  if (!user && owner !== ownUid)
    throw new StartRefused(
      `BANYAN_DATA_DIR: ${folder} belongs to another user (uid ${owner}): start Banyan as that user, or as root if root made it.`,
    );
  if (!user || owner === user.uid) return;
  try {
    chownSync(folder, user.uid, user.gid);
  } catch (error) {
    throw new StartRefused(
      'The built-in database cannot run as root here, because user 65534 does not exist: start Banyan as an ordinary user, or set DATABASE_URL.',
      error,
    );
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), user.uid, user.gid);
}

/** PostgreSQL's user may have no access to root's home: enter the folder first, and pass `/proc/self/cwd`. */
export function inFolder(folder: string): { cwd: string; dataArgument: string; uid?: number; gid?: number } {
  const user = postgresUser();
  return user ? { cwd: folder, dataArgument: '/proc/self/cwd', ...user } : { cwd: folder, dataArgument: folder };
}

// The socket is in the data folder; a link shortens a path that is too long.

export const socketPort = 5432;
// Sockets allow 104 (macOS) or 108 bytes.
const longest = 100 - Buffer.byteLength(`/.s.PGSQL.${socketPort}`);

export function removeSocketFolder(folder: string): void {
  if (needsLink(folder)) rmSync(shortFolder(folder), { recursive: true, force: true });
}

export function socketFolder(folder: string): string {
  if (!needsLink(folder)) return folder;
  const short = shortFolder(folder);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(short);
  // Someone else may have made the folder to intercept connections.
  if (uid !== ownUid || (mode & 0o077) !== 0)
    throw new StartRefused(
      `BANYAN_DATA_DIR: the path is too long for a socket, and ${short} belongs to another user: choose a shorter path.`,
    );
  const link = join(short, 'db');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === folder) return link;
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return link;
}

function needsLink(folder: string): boolean {
  return Buffer.byteLength(folder) > longest;
}

function shortFolder(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `banyan-${hash}`);
}
