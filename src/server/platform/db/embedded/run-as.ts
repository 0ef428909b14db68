// PostgreSQL refuses to run as root: then it runs as the user "nobody", and its folder belongs to that user.
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { ownUid } from './processes.ts';

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
