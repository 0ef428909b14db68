// `npm run factor:release -- <address> --by <address> --check <text>`: turns off the second factor of somebody who has lost it, 24 hours
// after an operator has seen who it is (docs/accounts.md#lost-second-factor). Ends with 1 when nothing was begun.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createDatabase } from '#src/server/db/kysely.ts';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { findOperator } from '#src/server/features/review/index.ts';
import { insertRelease } from '#src/server/features/user/index.ts';
import { openInstallation } from './installation.ts';

const usage =
  'npm run factor:release -- <address of the account> --by <address of an operator> --check <how you saw who it is, 10 to 500 characters>';
const { values, positionals } = parseArgs({
  options: { by: { type: 'string' }, check: { type: 'string' } },
  allowPositionals: true,
});
const [email] = positionals;
const check = values.check?.trim() ?? '';
process.exitCode = 1;
if (email === undefined || positionals.length > 1 || values.by === undefined || check.length < 10 || check.length > 500)
  console.error(usage);
else await release(email, values.by, check);

async function release(of: string, by: string, seen: string): Promise<void> {
  const { url, close } = await openInstallation();
  const pool = new pg.Pool({ connectionString: url, types: valueParsers(), max: 1 });
  try {
    const db = createDatabase(pool);
    const operatorId = await findOperator(db, by);
    if (operatorId === null) return console.error(`${by} is the address of no operator.`);
    const dueAt = await insertRelease(db, { email: of, operatorId, check: seen });
    if (dueAt === null)
      return console.error(`Nothing was begun: ${of} has no second factor, waits for this already, or is ${by}.`);
    console.log(`${of} was told. Unless a code is used before, two-step login is off from ${dueAt.toISOString()}.`);
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    await pool.end();
    await close();
  }
}
