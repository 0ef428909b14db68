// `npm run master-key` adds a master key, `-- --retire VERSION` retires one (docs/operations/secrets.md#master-keys).
// Running processes follow.
import { addMaster } from '#src/server/platform/keys.ts';
import { retireKey } from '#src/server/platform/jobs/retire.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import { readCommand, refuse } from '#scripts/commands/command.ts';
import { openInstallation } from '#scripts/database/installation.ts';

/** Processes read keys every minute; this leaves room for slow ones. */
const waitMinutes = 5;

const { values } = readCommand('master-key', {
  options: { retire: { type: 'string' }, 'end-links': { type: 'boolean', default: false } },
});
const { retire, 'end-links': endLinks } = values;
if (retire !== undefined && !/^\d{1,6}$/.test(retire)) refuse('--retire needs the version of a key, such as 1.');

const { config, url, close } = await openInstallation();
const { masterKeys } = config;
const pool = createCommandPool(url, 1);
try {
  console.log(retire === undefined ? await add() : await end(Number(retire)));
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  await pool.end();
  await close();
}

async function add(): Promise<string> {
  const version = await addMaster(pool, masterKeys, waitMinutes);
  return `Master key ${version} signs in ${waitMinutes} minutes, when each process knows it. Earlier keys are still accepted.`;
}

async function end(version: number): Promise<string> {
  const done = await retireKey(pool, version, { masterKeys, endLinks });
  switch (done.why) {
    case 'sealed':
      throw new Error(
        `Master key ${version} is not retired: ${done.count} documents, bank details, addresses of calendars or authenticators open with it alone. Banyan seals them again while it runs with a newer key; try again in some minutes.`,
      );
    case 'links':
      throw new Error(
        `Master key ${version} is not retired: guests and hosts of ${done.count} bookings ahead have links of it in their mails, which would open nothing. To end them, add --end-links; later mails carry new links.`,
      );
    case 'newest':
      throw new Error('That is the newest key, which signs. Add another one first.');
    case 'unknown':
      throw new Error(`There is no master key ${version}.`);
    case 'in-settings':
      return `No email sent from now on has a link of master key ${version}. Take it out of BANYAN_MASTER_KEYS and start each process: then its links open nothing.`;
    case 'retired':
      return `Master key ${version} is retired: within a minute its links open nothing.`;
  }
}
