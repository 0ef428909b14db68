// The database of a start: the built-in one, or the one that DATABASE_URL names; reachable, recent enough, migrated.
import type { StartConfig } from '../config.ts';
import { ensureOwnDatabase } from '../db/embedded/own-database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { DatabaseAddress } from '../db/pool.ts';
import type { Closers } from './closers.ts';
import { checkServer } from './external-database.ts';
import type { Progress } from './progress.ts';

export interface OpenDatabase extends DatabaseAddress {
  /** Null for a database that is not ours to stop. For a forced exit. */
  abandon: (() => void) | null;
}

interface Tools {
  closers: Closers;
  progress: Progress;
  print: (line: string) => void;
}

/** Opens and migrates. Throws StartRefused in one line for whatever the operator can mend. */
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
  // Remembered before it is there: an end that begins during the start waits for it and stops it.
  await closers.add(async () => (await starting.catch(() => null))?.stop());
  const server = await progress('Starting the database', starting);
  const url = await ensureOwnDatabase(server);
  await progress('Migrating the database', migrate(url, { setting: 'BANYAN_DATA_DIR', print }));
  return { url, isPgbouncer: false, abandon: server.abandon };
}
