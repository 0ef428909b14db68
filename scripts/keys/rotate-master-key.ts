// Adds a new master key, or retires an old one of the database (docs/operations.md#master-keys):
// `node scripts/keys/rotate-master-key.ts`, `node scripts/keys/rotate-master-key.ts --retire VERSION`. Processes that run follow.
import { parseArgs } from 'node:util';
import { loadConfig } from '#src/server/config.ts';
import { addMaster, retireMaster } from '#src/server/keys.ts';
import { createDatabase } from '#src/server/db/kysely.ts';
import { createPool } from '#src/server/db/pool.ts';
import { countSealedBy } from '#src/server/jobs/seals/seal-queries.ts';
import { openInstallationDatabase } from '#src/server/start/database.ts';

/** Ends with a line that says what is wrong; a stack would say no more. */
function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Each process reads the keys every minute; this leaves time for one that is slow. */
const waitMinutes = 5;

const { retire } = parseArgs({ options: { retire: { type: 'string' } } }).values;
if (retire !== undefined && !/^\d{1,6}$/.test(retire)) refuse('--retire needs the version of a key, such as 1');
const loaded = loadConfig();
if (!loaded.ok) refuse(loaded.problems.join('\n'));
const { masterKeys } = loaded.config;
const words = {
  seals:
    'Stored documents, bank details or addresses of calendars open with this key alone. Banyan seals them again while it runs with a newer key; try again in some minutes.',
  newest: 'That is the newest key, which signs. Add another one first.',
  'not-in-database':
    'The database has no such key. One of BANYAN_MASTER_KEYS is retired by taking it out of the setting.',
};
const database = await openInstallationDatabase(loaded.config, console.log);
try {
  const pool = createPool({ ...database, size: 1 });
  try {
    if (retire === undefined) {
      const version = await addMaster(pool, masterKeys, waitMinutes);
      console.log(
        `Master key ${version} signs in ${waitMinutes} minutes, when each process knows it. Earlier keys are still accepted.`,
      );
    } else {
      const rows = await countSealedBy(createDatabase(pool), Number(retire));
      const why = rows > 0 ? 'seals' : await retireMaster(pool, Number(retire), masterKeys);
      if (why !== null) {
        console.error(words[why]);
        process.exitCode = 1;
      } else console.log(`Master key ${retire} is retired: within a minute its links open nothing.`);
    }
  } finally {
    await pool.end();
  }
} finally {
  await database.close();
}
