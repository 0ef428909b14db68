// The database of this installation for a command: DATABASE_URL, or the local data folder, next to a running Banyan or without one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '#src/server/platform/config.ts';
import { startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';

/**
 * Reads the settings and finds the database. Ends the program with 1 and the problems where a setting is wrong, or where there is no
 * database: a command never makes one.
 */
export async function openInstallation() {
  const loaded = loadConfig();
  if (!loaded.ok) {
    console.error(loaded.problems.join('\n'));
    process.exit(1);
  }
  const { config } = loaded;
  const given = config.database.url?.reveal();
  if (given === undefined && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION'))) {
    console.error(
      `There is no database: DATABASE_URL is not set, and BANYAN_DATA_DIR (${config.dataDir}) has none. Load the settings file first: set -a; . /etc/banyan/banyan.env`,
    );
    process.exit(1);
  }
  const server = given ? null : await startEmbedded({ dataDir: config.dataDir, log: console.error, isShared: true });
  return {
    config,
    url: given ?? server?.url('banyan') ?? '',
    /** Stops what was started for this command alone. */
    async close(): Promise<void> {
      if (server && server.origin !== 'adopted') await server.stop();
    },
  };
}
