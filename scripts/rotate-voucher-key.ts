// Adds a new key for signing vouchers, beside a running Banyan or without one: `node scripts/rotate-voucher-key.ts`.
// Each process signs with it from its next start on (docs/operations.md).
import { loadConfig } from '#src/server/config.ts';
import { ensureOwnDatabase } from '#src/server/db/embedded/own-database.ts';
import { startEmbedded } from '#src/server/db/embedded.ts';
import { createPool } from '#src/server/db/pool.ts';
import { addVoucherPair } from '#src/server/keys.ts';

const loaded = loadConfig();
if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
const { config } = loaded;
const given = config.database.url?.reveal();
const server = given ? null : await startEmbedded({ dataDir: config.dataDir, log: console.log, isShared: true });
try {
  const pool = createPool({ url: given ?? (server ? await ensureOwnDatabase(server) : ''), size: 1 });
  try {
    console.log(`${await addVoucherPair(pool)} signs from the next start on. Earlier keys are still accepted.`);
  } finally {
    await pool.end();
  }
} finally {
  // A server that was running before goes on.
  if (server && server.origin !== 'adopted') await server.stop();
}
