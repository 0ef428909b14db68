// Other processes of this machine, and this one's id: are they alive, since when, and how to signal them.
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
/** The user this process acts as. 0 is root. */
const ownUid = geteuid?.() ?? -1;

interface ProcessFacts {
  command: string;
  /** Together with the id it names one run of one process: ids are used again after a restart of the machine. */
  mark: string;
}

/** True when the process runs. One that has ended and waits for its parent counts as gone. */
export function isAlive(id: number): boolean {
  return factsOf(id) !== null;
}

/** What names this run of the process, or null when there is no such process. */
export function markOf(id: number): string | null {
  return factsOf(id)?.mark ?? null;
}

/** True when the process runs and is a PostgreSQL server. */
export function isPostgres(id: number): boolean {
  return factsOf(id)?.command.includes('postgres') ?? false;
}

/** Sends a signal; answers false when the process is gone already. */
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
    // The command stands in brackets and may hold any character, so the fields begin behind the last one.
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

// PostgreSQL refuses to run as root: then it runs as the user "nobody", and its folder belongs to that user.

const noOne = 65_534;

/** The user for PostgreSQL when this process is root, or null when it may run as we do. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (ownUid !== 0) return null;
  if (platform() !== 'linux')
    throw new StartRefused(
      'The built-in database cannot run as root here: start Banyan as an ordinary user, or set DATABASE_URL.',
    );
  return { uid: noOne, gid: noOne };
}

/** Gives the folder and all in it to PostgreSQL's user; refuses in one line where we are not root and it is not ours. */
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

/**
 * How a PostgreSQL program gets its data folder. As root the folder may lie below a home that "nobody" cannot walk
 * through; the working directory is entered before the user changes, and `/proc/self/cwd` leads straight to it.
 */
export function inFolder(folder: string): { cwd: string; dataArgument: string; uid?: number; gid?: number } {
  const user = postgresUser();
  return user ? { cwd: folder, dataArgument: '/proc/self/cwd', ...user } : { cwd: folder, dataArgument: folder };
}

// The folder through which clients reach the server's Unix socket. The socket lies in the data folder itself, which
// nobody else may enter; a path too long for a socket address is shortened by a link.

export const socketPort = 5432;
// The kernel takes 104 (macOS) or 108 bytes for the whole address.
const longest = 100 - Buffer.byteLength(`/.s.PGSQL.${socketPort}`);

/** Removes the short folder that socketFolder made, if it made one. */
export function removeSocketFolder(folder: string): void {
  if (needsLink(folder)) rmSync(shortFolder(folder), { recursive: true, force: true });
}

/** `folder` itself, or a short folder of ours that links to it. */
export function socketFolder(folder: string): string {
  if (!needsLink(folder)) return folder;
  const short = shortFolder(folder);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(short);
  // Somebody else may have made the name first, to receive our connections.
  if (uid !== ownUid || (mode & 0o077) !== 0)
    throw new StartRefused(
      `BANYAN_DATA_DIR: the path is too long for a socket, and ${short} belongs to somebody else: choose a shorter path.`,
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
