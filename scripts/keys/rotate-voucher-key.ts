// Adds a new key for signing vouchers, alongside a running Banyan or without one: `node scripts/keys/rotate-voucher-key.ts`.
// It signs after a day, when the phones of hosts have had time to learn it (docs/operations.md).
import { loadConfig } from '#src/server/config.ts';
import { createPool } from '#src/server/db/pool.ts';
import { addVoucherPair } from '#src/server/keys.ts';
import { openInstallationDatabase } from '#src/server/start/database.ts';

const dayMinutes = 24 * 60;

const loaded = loadConfig();
if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
const database = await openInstallationDatabase(loaded.config, console.log);
try {
  const pool = createPool({ ...database, size: 1 });
  try {
    console.log(`${await addVoucherPair(pool, dayMinutes)} signs in a day. Earlier keys are still accepted.`);
  } finally {
    await pool.end();
  }
} finally {
  await database.close();
}
