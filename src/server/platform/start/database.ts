// Opens the database at start: reachable, recent enough, migrated.
import pg from 'pg';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import type { StartConfig } from '#src/server/platform/config.ts';
import { ensureOwnDatabase, startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';
import type { DatabaseAddress } from '#src/server/platform/db/pool.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import type { Closers } from './closers.ts';
import type { Progress } from './progress.ts';

// Oldest supported version.

const oldest = 15;
const limitMs = 5000;

/** Throws StartRefused with one line that names the setting, never the password. */
async function checkServer(setting: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    );
    const major = Math.floor((rows[0]?.number ?? 0) / 10_000);
    if (major < oldest)
      throw new StartRefused(`${setting}: that server is PostgreSQL ${major}; Banyan needs ${oldest} or later.`);
  } catch (error) {
    throw error instanceof StartRefused ? error : explain(setting, url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(setting: string, url: string, error: unknown): StartRefused {
  const place = placeOf(url);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28'))
    return new StartRefused(`${setting}: ${place} refuses the user name or the password.`, error);
  if (code === '3D000')
    return new StartRefused(`${setting}: ${place} has no database of that name: create it first.`, error);
  if (code === '57P03')
    return new StartRefused(`${setting}: ${place} is still starting; try again in a moment.`, error);
  const reason = code || (error instanceof Error ? error.message : 'no answer');
  return new StartRefused(
    `${setting}: no PostgreSQL answers at ${place} (${reason}): check the address, or unset it to use the built-in database.`,
    error,
  );
}

function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname || 'localhost'}:${port || '5432'}`;
}

// For scripts, with or without a running program.

interface InstallationDatabase extends DatabaseAddress {
  close(): Promise<void>;
}

/** DATABASE_URL, or the data folder's, started if needed; `close` stops only that. Throws StartRefused. */
export async function openInstallationDatabase(
  { database, dataDir }: Pick<StartConfig, 'database' | 'dataDir'>,
  log: (line: string) => void,
): Promise<InstallationDatabase> {
  const given = database.url?.reveal();
  if (given !== undefined) {
    await checkServer('DATABASE_URL', given);
    return { url: given, isPgbouncer: database.isPgbouncer, close: async () => undefined };
  }
  const server = await startEmbedded({ dataDir, log, isShared: true });
  const close = async () => {
    if (server.origin !== 'adopted') await server.stop();
  };
  return { url: await ensureOwnDatabase(server), isPgbouncer: false, close };
}

export interface OpenDatabase extends DatabaseAddress {
  /** For a forced exit; null when the server is not ours. */
  abandon: (() => void) | null;
}

interface Tools {
  closers: Closers;
  progress: Progress;
  print: (line: string) => void;
}

/** Throws StartRefused in one line. */
export async function openDatabase(config: StartConfig, tools: Tools): Promise<OpenDatabase> {
  const { url: given, isPgbouncer } = config.database;
  if (!given) return openEmbedded(config.dataDir, tools);
  const url = given.reveal();
  await tools.progress('Waiting for the database', checkServer('DATABASE_URL', url));
  await tools.progress('Migrating the database', migrate(url, { print: tools.print }));
  return { url, isPgbouncer, abandon: null };
}

async function openEmbedded(dataDir: string, { closers, progress, print }: Tools): Promise<OpenDatabase> {
  const starting = startEmbedded({ dataDir, log: print });
  // Registered first, so an early shutdown stops it.
  await closers.add(async () => (await starting.catch(() => null))?.stop());
  const server = await progress('Starting the database', starting);
  const url = await ensureOwnDatabase(server);
  await progress('Migrating the database', migrate(url, { setting: 'BANYAN_DATA_DIR', print }));
  return { url, isPgbouncer: false, abandon: server.abandon };
}
