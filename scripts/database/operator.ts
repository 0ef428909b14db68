// `npm run operator`: lists operators, makes one, sends a password link, or turns off a lost second factor; for the
// machine's owner (docs/domain/accounts.md#an-operator-who-cannot-log-in).
import type { Transaction } from 'kysely';
import { isEmail } from '#src/contract/checkout/contact-rules.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  findOperators,
  freeOperator,
  makeOperator,
  noteReset,
  passwordLink,
  tellOperators,
  type MachineAct,
  type Operator,
} from '#src/server/features/admin/index.ts';
import { loadKeys } from '#src/server/platform/keys.ts';
import { createLog } from '#src/server/platform/log.ts';
import { readCommand, refuse } from '#scripts/commands/command.ts';
import { openInstallation } from './installation.ts';
import { inOneLine } from './long-command.ts';

const { values } = readCommand('operator', {
  options: { add: { type: 'string' }, reset: { type: 'string' }, free: { type: 'string' } },
});
const [asked, ...more] = (['add', 'reset', 'free'] as const).flatMap((what) => {
  const email = values[what];
  return email === undefined ? [] : [{ what, email: email.trim() }];
});
if (more.length > 0) refuse('Only one of --add, --reset and --free at a time.');
if (asked !== undefined && !isEmail(asked.email)) refuse(`${asked.email} is not an email address.`);

interface Done {
  readonly act: MachineAct;
  readonly lines: readonly string[];
}

async function act(
  trx: Transaction<Database>,
  { what, email }: NonNullable<typeof asked>,
  parts: Parameters<typeof passwordLink>[1],
): Promise<Done> {
  const known = (await findOperators(trx)).find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (what === 'add') {
    if (known) throw new Error(`${email} is already an operator. --reset makes a link for a new password.`);
    await makeOperator(trx, { email, firstName: email.split('@')[0] ?? email, by: 'machine' });
    const link = await passwordLink(trx, parts, email);
    return {
      act: 'made',
      lines: [`${email} is now an operator with all areas. Set the password here within an hour:`, `  ${link}`],
    };
  }
  if (!known) throw new Error(`${email} is not an operator. npm run operator lists them.`);
  if (what === 'reset') {
    await noteReset(trx, known.id);
    const link = await passwordLink(trx, parts, known.email);
    const lines = [`${known.email} can set a new password here within an hour:`, `  ${link}`];
    return {
      act: 'reset',
      lines: known.has_factor ? [...lines, 'Two-step login stays on; --free turns it off.'] : lines,
    };
  }
  if (!(await freeOperator(trx, known.id))) throw new Error(`${known.email} has not turned on two-step login.`);
  return {
    act: 'freed',
    lines: [`Two-step login of ${known.email} is off and all sessions have ended. The back office needs it again.`],
  };
}

function lineOf({ email, areas, has_password, has_factor, is_blocked }: Operator): string {
  const facts = [
    areas.join(', ') || 'no area',
    has_password ? '' : 'no password',
    has_factor ? 'two-step login' : 'no two-step login',
    is_blocked ? 'blocked' : '',
  ];
  return `${email}  (${facts.filter((fact) => fact !== '').join('; ')})`;
}

await inOneLine(async () => {
  const { config, url, close } = await openInstallation();
  const pool = createCommandPool(url, 2);
  try {
    const db = createDatabase(pool);
    if (asked === undefined) {
      const all = await findOperators(db);
      return console.log(all.length === 0 ? 'There are no operators. --add makes one.' : all.map(lineOf).join('\n'));
    }
    const keys = await loadKeys(pool, config);
    const done = await db.transaction().execute(async (trx) => {
      const made = await act(trx, asked, { keys, origin: config.origin });
      await tellOperators(trx, asked.email, made.act);
      return made;
    });
    // Also in the machine's log, for those who watch it.
    createLog('warn').warn({ act: done.act }, 'an operator was changed by a command on this machine');
    console.log(done.lines.join('\n'));
  } finally {
    await pool.end();
    await close();
  }
});
