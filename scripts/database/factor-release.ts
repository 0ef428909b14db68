// `npm run factor:release -- <address> --by <address> --check <text>`: turns off the second factor of somebody who has lost it, 24 hours
// after an operator has seen who it is (docs/accounts.md#lost-second-factor). Ends with 1 when nothing was begun.
import { parseArgs } from 'node:util';
import { findAccountByEmail, insertRelease } from '#src/server/features/user/index.ts';
import { asOperator } from './as-operator.ts';

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
else {
  const by = values.by;
  await asOperator(by, async (db, operatorId) => {
    const account = await findAccountByEmail(db, email);
    const dueAt = account && (await insertRelease(db, { userId: account.id, operatorId, check }));
    if (dueAt === null)
      console.error(`Nothing was begun: ${email} has no second factor, waits for this already, or is ${by}.`);
    else
      console.log(
        `${email} was told. Unless a code is used before, two-step login is off from ${dueAt.toISOString()}.`,
      );
    return dueAt !== null;
  });
}
