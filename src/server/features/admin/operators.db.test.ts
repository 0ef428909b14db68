// `npm run operator`, as run on the machine.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { codeCache } from '#tests/support/process/server-process.ts';

const suite = useAccountSuite();
const folder = mkdtempSync(join(tmpdir(), 'banyan-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

function operator(...words: string[]): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    DATABASE_URL: suite.base.url,
    BANYAN_DATA_DIR: folder,
    ...codeCache,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/database/operator.ts', ...words],
      { cwd: projectRoot, env },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: out + err }),
    );
  });
}
const query = async (text: string, values: unknown[]) => (await suite.base.pool.query(text, values)).rows;
const kindsTo = async (email: string) => (await suite.mailsTo(email)).map(({ kind }) => kind);

describe('operators from the machine', () => {
  it('are made, reset and freed, which the log keeps and every operator is told', async () => {
    const [first, second] = [suite.newEmail(), suite.newEmail()];
    expect((await operator('--add', first)).output).toMatch(/is now an operator with all areas[^]*\/user\/reset/);
    const [row] = await query(`select id, roles from user_account where email = $1`, [first]);
    expect(row.roles).toContain('operator');
    await query(`insert into second_factor (user_id, sealed, confirmed_at) values ($1, 'x', banyan_now())`, [row.id]);
    await operator('--add', second);
    expect((await operator('--reset', first)).output).toContain('Two-step login stays on');
    expect(await operator('--free', first)).toMatchObject({ code: 0 });
    expect(await query('select from second_factor where user_id = $1', [row.id])).toHaveLength(0);
    expect(
      await query('select action, actor_id from audit_log where subject = $1 order by id', [`account:${row.id}`]),
    ).toEqual(['role-given', 'password-link-sent', 'factor-released'].map((action) => ({ action, actor_id: null })));
    expect(await kindsTo(first)).toEqual(
      expect.arrayContaining(['account-reset', 'account-operator', 'account-factor-off']),
    );
    expect((await kindsTo(second)).filter((kind) => kind === 'account-operator')).toHaveLength(3);
    expect((await operator()).output).toContain(`${first}  (admin; no password; no two-step login)`);
  });

  it.each([
    [['--free', 'nobody@example.test'], 'is not an operator'],
    [['--add', 'nobody'], 'nobody is not an email address.'],
    [['--add', 'a@b.example', '--free', 'a@b.example'], 'Only one of'],
    [['--remove', 'a@b.example'], "Unknown option '--remove'. Usage: npm run operator"],
  ])('says in one line what is wrong: %o', async (words, line) => {
    const { code, output } = await operator(...words);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
  });
});
