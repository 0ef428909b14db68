// `npm run reviews:remove -- <id> --by <address> --reason <text>`: removes a review, as an operator does with the call
// `written-review/remove` (docs/reviews.md#removal). Everybody reads the reason. Ends with 1 when nothing was removed.
import { contract } from '#src/contract/contract.ts';
import { removeReview, findOperator } from '#src/server/features/review/index.ts';
import { readCommand, usageOf } from '#scripts/commands/command.ts';
import { createDatabase } from '#src/server/db/kysely.ts';
import { createCommandPool } from '#src/server/db/pool.ts';
import { openInstallation } from './installation.ts';

const { values, positionals } = readCommand('reviews:remove', {
  options: { by: { type: 'string' }, reason: { type: 'string' } },
  words: [1, 1],
});
const read = contract['written-review/remove'].in.safeParse({ review_id: positionals[0], reason: values.reason });
process.exitCode = 1;
if (!read.success || values.by === undefined)
  console.error(`Usage: ${usageOf('reviews:remove')} (a reason has 10 to 500 characters)`);
else {
  const { review_id: id, reason } = read.data;
  await asOperator(values.by, async (db, operatorId) => {
    const isRemoved = await removeReview(db, { id, reason, operatorId });
    console.log(isRemoved ? `Removed: ${reason}` : 'There is no such review, or it was removed before.');
    return isRemoved;
  });
}

// What an operator does on the machine of the installation, in the name of an account that has the right.

type Work = (db: ReturnType<typeof createDatabase>, operatorId: string) => Promise<boolean>;

/** Does it in the name of the operator with this address. The program ends with 0 where the work answers true, else with 1. */
async function asOperator(by: string, work: Work): Promise<void> {
  process.exitCode = 1;
  const { url, close } = await openInstallation();
  const pool = createCommandPool(url, 1);
  try {
    const db = createDatabase(pool);
    const operatorId = await findOperator(db, by);
    if (operatorId === null) return console.error(`${by} is the address of no operator.`);
    if (await work(db, operatorId)) process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    await pool.end();
    await close();
  }
}
