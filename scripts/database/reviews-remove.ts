// `npm run reviews:remove -- <id> --by <address> --reason <text>`: removes a review, as an operator does with the call
// `written-review/remove` (docs/reviews.md#removal). Everybody reads the reason. Ends with 1 when nothing was removed.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { contract } from '#src/contract/contract.ts';
import { createDatabase } from '#src/server/db/kysely.ts';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { findOperator, removeReview } from '#src/server/features/review/index.ts';
import { openInstallation } from './installation.ts';

const usage =
  'npm run reviews:remove -- <id of the review> --by <address of an operator> --reason <10 to 500 characters>';
const { values, positionals } = parseArgs({
  options: { by: { type: 'string' }, reason: { type: 'string' } },
  allowPositionals: true,
});
const read = contract['written-review/remove'].in.safeParse({ review_id: positionals[0], reason: values.reason });
process.exitCode = 1;
if (!read.success || positionals.length > 1 || values.by === undefined) console.error(usage);
else await remove(read.data, values.by);

async function remove({ review_id: id, reason }: { review_id: string; reason: string }, by: string): Promise<void> {
  const { url, close } = await openInstallation();
  const pool = new pg.Pool({ connectionString: url, types: valueParsers(), max: 1 });
  try {
    const db = createDatabase(pool);
    const operatorId = await findOperator(db, by);
    if (operatorId === null) return console.error(`${by} is the address of no operator.`);
    const isRemoved = await removeReview(db, { id, reason, operatorId });
    console.log(isRemoved ? `Removed: ${reason}` : 'There is no such review, or it was removed before.');
    process.exitCode = isRemoved ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    await pool.end();
    await close();
  }
}
