// Ambassador applications: decided once, notified, and granted when the address is verified
// (docs/domain/partners.md#applications).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { giveRoles, proveOwner } from '#tests/support/roles.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';

const suite = useAccountSuite();
const ask = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

async function staff(area: StaffArea = 'support') {
  const { id } = await suite.insertAccount();
  await ask(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
  await ask(`delete from operator_area where user_id = $1`, [id]);
  await ask('insert into operator_area (user_id, area) values ($1, $2)', [id, area]);
  const token = randomUUID();
  await giveTokens(suite.base.pool, { [token]: id });
  const visitor = await suite.program.visitor();
  return (input: object) => visitor.call('admin/ambassador-decide', input, as(token));
}

async function applied(email = `${randomUUID()}@apply.example.test`) {
  const visitor = await suite.program.visitor();
  const words = { first_name: 'Mina', last_name: 'Rai', city: 'Patan', audience: 'Guests of my guest house' };
  expect((await visitor.call('ambassador/apply', { ...words, email })).status).toBe(200);
  const [{ id }] = await ask('select id from ambassador_application where email = $1', [email]);
  return { id: id as string, email };
}

const partnerOf = (email: string) =>
  ask(`select p.kind, p.state from partner p join user_account u on u.id = p.user_id where u.email = $1`, [email]);
const openTasks = (id: string) =>
  ask(`select from staff_task where subject = $1 and closed_at is null`, [`ambassador:${id}`]);

async function mailTo(email: string) {
  await deliverOutbox(suite.program.services);
  const found = await ask(
    'select subject, text_body as text from mail where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return found[0] as { subject: string; text: string };
}

describe('an application', () => {
  it('of who has an account makes an ambassador at once, and says link and code', async () => {
    const account = await suite.insertAccount();
    const { id } = await applied(account.email);
    const decide = await staff();
    const { body } = await decide({ application: id, accept: true });
    expect(body).toMatchObject({ status: 'success', partner_id: expect.any(String) });
    expect(await partnerOf(account.email)).toEqual([{ kind: 'ambassador', state: 'active' }]);
    expect(await openTasks(id)).toEqual([]);
    const mail = await mailTo(account.email);
    expect(mail.subject).toBe('You are an ambassador');
    expect(mail.text).toMatch(/\/with\/[A-Z0-9]+/);
    expect(await ask('select action, detail from audit_log where subject = $1', [`ambassador:${id}`])).toMatchObject([
      { action: 'application-accepted', detail: { before: 'open', after: 'accepted' } },
    ]);
  });

  it('of who has none waits until an account proves the address', async () => {
    const { id, email } = await applied();
    const { body } = await (await staff('finance'))({ application: id, accept: true, note: 'Welcome' });
    expect(body).toMatchObject({ status: 'success', partner_id: null });
    expect((await mailTo(email)).text).toContain('Create an account');
    const [{ id: account }] = await ask(
      `insert into user_account (email, first_name) values ($1, 'Mina') returning id`,
      [email],
    );
    expect(await partnerOf(email)).toEqual([]);
    await proveOwner(suite.base.pool, account);
    expect(await partnerOf(email)).toEqual([{ kind: 'ambassador', state: 'active' }]);
    // A role removed later does not return with another verification.
    await giveRoles(suite.base.pool, account);
    await ask('update user_account set verified_at = null where id = $1', [account]);
    await proveOwner(suite.base.pool, account);
    expect(await partnerOf(email)).toEqual([{ kind: 'ambassador', state: 'ended' }]);
  });

  it('is not missed by an address that is proved in the same moment', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { id: account, email } = await suite.insertAccount({ isVerified: false });
      const { id } = await applied(email);
      const decide = await staff();
      const prove = () => proveOwner(suite.base.pool, account);
      const [{ body }] = await Promise.all([decide({ application: id, accept: true }), prove()]);
      expect(body.status).toBe('success');
      expect(await partnerOf(email)).toEqual([{ kind: 'ambassador', state: 'active' }]);
    }
  });

  it('is declined with words, and gives nothing', async () => {
    const account = await suite.insertAccount();
    const { id } = await applied(account.email);
    const decide = await staff();
    expect((await decide({ application: id, accept: false })).body).toMatchObject({
      code: 'bad-input',
      fields: { note: expect.any(String) },
    });
    expect((await decide({ application: id, accept: false, note: 'We have one in Patan.' })).status).toBe(200);
    expect(await partnerOf(account.email)).toEqual([]);
    const mail = await mailTo(account.email);
    expect([mail.subject, mail.text.includes('We have one in Patan.')]).toEqual(['Your ambassador application', true]);
  });

  it('is decided by one of two operators, and not by who looks after texts', async () => {
    const { id } = await applied();
    const [one, other, content] = [await staff(), await staff(), await staff('content')];
    expect((await content({ application: id, accept: true })).status).toBe(403);
    const answers = await Promise.all([
      one({ application: id, accept: true }),
      other({ application: id, accept: false, note: 'Not now' }),
    ]);
    const codes = answers.map(({ body }) => (body.status === 'success' ? 'success' : body.code));
    expect(codes.toSorted()).toEqual(['application-decided', 'success']);
    expect((await one({ application: randomUUID(), accept: true })).body.code).toBe('application-not-found');
  });
});
