// Adds a new key for signing vouchers, alongside a running Banyan or without one: `node scripts/keys/rotate-voucher-key.ts`.
// Each process signs with it from its next start on (docs/operations.md).
import { loadConfig } from '#src/server/config.ts';
import { createPool } from '#src/server/db/pool.ts';
import { addVoucherPair } from '#src/server/keys.ts';
import { openInstallationDatabase } from '#src/server/start/database.ts';

const loaded = loadConfig();
if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
const database = await openInstallationDatabase(loaded.config, console.log);
try {
  const pool = createPool({ ...database, size: 1 });
  try {
    console.log(`${await addVoucherPair(pool)} signs from the next start on. Earlier keys are still accepted.`);
  } finally {
    await pool.end();
  }
} finally {
  await database.close();
}
