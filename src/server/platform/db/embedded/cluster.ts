// The built-in database's data folder.
import { accessSync, constants, mkdirSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { refusedFolder, StartRefused } from '#src/server/platform/config/start-refused.ts';
import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { once } from 'node:events';
import { embeddedMajor } from './binaries.ts';
import { giveToPostgres, inFolder } from './processes.ts';

/** Only its owner has access. Throws StartRefused when impossible. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw refusedFolder('BANYAN_DATA_DIR', folder, error) ?? error;
  }
}

/** Runs initdb in a new folder; refuses another major version or foreign files. */
export async function ensureCluster(binaries: string, folder: string): Promise<'made' | 'found'> {
  const versionFile = join(folder, 'PG_VERSION');
  if (existsSync(versionFile) || isClosed(folder)) {
    giveToPostgres(folder);
    const major = Number.parseInt(readFileSync(versionFile, 'utf8'), 10);
    if (major === embeddedMajor) return 'found';
    throw new StartRefused(
      `BANYAN_DATA_DIR: ${folder} was made by PostgreSQL ${major}, and this Banyan runs PostgreSQL ${embeddedMajor}: export with the Banyan that made it and import here, or choose another folder.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartRefused(
      `BANYAN_DATA_DIR: ${folder} holds files that are not a database of Banyan: choose another folder.`,
    );
  await makeCluster(binaries, folder);
  return 'made';
}

/** The folder belongs to another user. */
function isClosed(folder: string): boolean {
  try {
    readdirSync(folder);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

// Renames at the end, so a killed start leaves no partial database.
async function makeCluster(binaries: string, folder: string): Promise<void> {
  const parent = dirname(folder);
  const isDraft = (name: string) => name.startsWith(`${basename(folder)}.new`);
  for (const name of readdirSync(parent).filter(isDraft)) rmSync(join(parent, name), { recursive: true, force: true });
  const draft = `${folder}.new`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    giveToPostgres(draft);
    await runInitdb(binaries, draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw refusedFolder('BANYAN_DATA_DIR', folder, error) ?? error;
  }
}

async function runInitdb(binaries: string, folder: string): Promise<void> {
  const { dataArgument, ...where } = inFolder(folder);
  // The builtin provider sorts the same everywhere; macOS lacks C.UTF-8.
  const locale = platform() === 'darwin' ? ['--locale=C', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--no-instructions',
  ];
  const child = spawn(join(binaries, 'bin', 'initdb'), ['-D', dataArgument, ...flags, ...locale], {
    ...where,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  if (/No space left on device|Disk quota exceeded/.test(output))
    throw Object.assign(new Error('initdb ran out of disk'), { code: 'ENOSPC' });
  if (/could not look up effective user/.test(output))
    throw new StartRefused(
      'DATABASE_URL: the built-in database cannot run as a user without a name on this machine: give the user an entry in /etc/passwd, or set DATABASE_URL.',
    );
  const reason = output.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? `exit code ${code}`;
  throw new StartRefused(`BANYAN_DATA_DIR: the database in ${folder} could not be made (${reason.trim()}).`);
}
