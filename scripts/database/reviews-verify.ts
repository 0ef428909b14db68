// `npm run reviews:verify`: verifies the review log and the reviews against it; exits with 1 for faults
// (docs/domain/reviews.md#log). Read-only, with or without a running Banyan. Hashes given as arguments, from an email
// or the page, must be in the log.
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
