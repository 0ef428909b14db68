// `npm run reviews:remove -- <id> --by <address> --reason <text>`: removes a review like `written-review/remove`
// (docs/domain/reviews.md#removal). The reason is public. Exits with 1 when nothing was removed.
import { contract } from '#src/contract/contract.ts';
import { removeReview } from '#src/server/features/review/index.ts';
import { readCommand, usageOf } from '#scripts/commands/command.ts';
import { asOperator } from './as-operator.ts';

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
    console.log(isRemoved ? `Removed: ${reason}` : 'This review doesn’t exist or was already removed.');
    return isRemoved;
  });
}
