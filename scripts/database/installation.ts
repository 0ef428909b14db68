// The installation's database for commands: DATABASE_URL or the data folder, with or without a running Banyan.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '#src/server/platform/config.ts';
import { startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';

/** Ends the program with 1 for wrong settings, or without a database: commands never make one. */
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
    /** Stops only what this command started. */
    async close(): Promise<void> {
      if (server && server.origin !== 'adopted') await server.stop();
    },
  };
}
