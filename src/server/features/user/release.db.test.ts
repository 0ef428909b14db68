// A lost second factor: an operator requests its release, the owner is notified, and a day later it is off unless shown
// again.
import { describe, expect, it } from 'vitest';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { takeCode } from './check-factor.ts';
import { findFactor, takeRecovery, insertRelease, releaseFactors } from './factor-queries.ts';

const suite = useAccountSuite();

async function people() {
  const { pool } = suite.base;
  const owner = await suite.signedIn();
  const { rows } = await pool.query(
    `insert into user_account (email, first_name, roles) values ($1, 'Olu', '{user,operator}') returning id`,
    [suite.newEmail()],
  );
  const { rows: own } = await pool.query('select id from user_account where email = $1', [owner.email]);
  const id = own[0].id as string;
  await pool.query(
    `insert into second_factor (user_id, nonce, secret_hash, confirmed_at) values ($1, $2, sha256('x'), banyan_now())`,
    [id, crypto.randomUUID()],
  );
  await pool.query('insert into recovery_code (user_id, code_hash) values ($1, $2)', [id, hashSecret('RECOVERY')]);
  return { ...owner, id, operatorId: rows[0].id as string };
}
const ask = ({ id, operatorId }: { id: string; operatorId: string }) =>
  insertRelease(suite.program.services.db, { userId: id, operatorId, check: 'passport shown in a video call' });
const later = (hours: number) =>
  suite.base.pool.query('update factor_release set due_at = due_at - make_interval(hours => $1)', [hours]);
const hasFactor = async (id: string) => (await findFactor(suite.program.services.db, id)) !== null;
const actionsOf = async (id: string) =>
  (
    await suite.base.pool.query('select action, actor_id from audit_log where subject = $1 order by id', [
      `account:${id}`,
    ])
  ).rows as { action: string; actor_id: string }[];
const mailsTo = async (email: string) => (await suite.mailsTo(email)).map(({ kind }) => kind);

describe('a lost second factor', () => {
  it('is turned off a day after an operator has asked, which the owner is told at once and the log says', async () => {
    const person = await people();
    expect(await ask(person)).toBeInstanceOf(Date);
    expect(await ask(person)).toBeNull();
    expect(await mailsTo(person.email)).toContain('account-factor-release');
    await later(23);
    expect([await releaseFactors(suite.program.services), await hasFactor(person.id)]).toEqual([0, true]);
    await later(1);
    expect([await releaseFactors(suite.program.services), await hasFactor(person.id)]).toEqual([1, false]);
    expect((await person.visitor.call('user/auth')).body.user_id).toBeNull();
    expect(await mailsTo(person.email)).toContain('account-factor-off');
    expect(await actionsOf(person.id)).toEqual([
      { action: 'factor-release-asked', actor_id: person.operatorId },
      { action: 'factor-released', actor_id: person.operatorId },
    ]);
  });

  it('stays when it turns up before', async () => {
    const person = await people();
    await ask(person);
    const row = await findFactor(suite.program.services.db, person.id);
    if (!row) throw new Error('no factor');
    expect(await takeCode(suite.program.services, row, 'nonsense')).toBe(false);
    await later(24);
    expect(await takeRecovery(suite.program.services.db, person.id, hashSecret('RECOVERY'))).toBe(true);
    expect([await releaseFactors(suite.program.services), await hasFactor(person.id)]).toEqual([0, true]);
    expect((await actionsOf(person.id)).map(({ action }) => action)).toEqual([
      'factor-release-asked',
      'factor-release-stopped',
    ]);
  });

  it('is nobody’s own to turn off so, and nothing where there is none', async () => {
    const person = await people();
    expect(await ask({ id: person.id, operatorId: person.id })).toBeNull();
    const other = await suite.signedIn();
    expect(await ask({ id: other.id, operatorId: person.operatorId })).toBeNull();
    expect(await ask({ id: crypto.randomUUID(), operatorId: person.operatorId })).toBeNull();
  });
});
