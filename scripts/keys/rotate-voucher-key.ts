// `npm run voucher-key`: adds a key for signing vouchers, with or without a running Banyan. It signs after a day, when
// hosts' phones know it (docs/domain/bookings.md#voucher).
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import { addVoucherPair } from '#src/server/platform/keys.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { openInstallation } from '#scripts/database/installation.ts';
import { inOneLine } from '#scripts/database/long-command.ts';

const dayMinutes = 24 * 60;

readCommand('voucher-key');
await inOneLine(async () => {
  const { url, close } = await openInstallation();
  const pool = createCommandPool(url, 1);
  try {
    console.log(`${await addVoucherPair(pool, dayMinutes)} signs in a day. Earlier keys are still accepted.`);
  } finally {
    await pool.end();
    await close();
  }
});
