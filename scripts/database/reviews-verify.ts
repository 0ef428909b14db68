// `npm run reviews:verify`: says whether the log of reviews is whole and the reviews are what it says, and ends with 1 if not
// (docs/domain/reviews.md#log). Read-only; works alongside a running Banyan, on DATABASE_URL or on the local data folder. Hashes
// given behind it, from a mail or from the page, must be in the log.
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { verifyReviews } from '#src/server/features/review/review-log.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { openInstallation } from './installation.ts';

const { positionals: hashes } = readCommand('reviews:verify', { words: [0, 1000] });
const { url, close } = await openInstallation();
process.exitCode = 1;
const pool = createCommandPool(url, 1);
try {
  const { rows, head, faults } = await verifyReviews(createDatabase(pool), hashes);
  for (const line of faults) console.log(`BROKEN  ${line}`);
  console.log(`${rows.toLocaleString('en-US')} rows; the newest hash is ${head ?? 'none yet'}`);
  console.log(
    faults.length === 0 ? 'The log is complete and matches the reviews.' : 'The log does not match the reviews.',
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  await pool.end();
  await close();
}
