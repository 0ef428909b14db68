// The database of this installation, for scripts that work beside a running program and without one.
import type { StartConfig } from '../config.ts';
import { ensureOwnDatabase } from '../db/embedded/own-database.ts';
import { startEmbedded } from '../db/embedded.ts';
import type { DatabaseAddress } from '../db/pool.ts';
import { checkServer } from './external-database.ts';

export interface InstallationDatabase extends DatabaseAddress {
  close(): Promise<void>;
}

/**
 * The server that DATABASE_URL names, or the one in the data folder, which is started when none runs there. `close`
 * ends only what was started here. Throws StartRefused in one line for whatever the operator can mend.
 */
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
    // A server that was running before goes on.
    if (server.origin !== 'adopted') await server.stop();
  };
  return { url: await ensureOwnDatabase(server), isPgbouncer: false, close };
}
