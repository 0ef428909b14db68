// Staff invitations (docs/reference/back-office.md#invitations).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';

let base: TestDatabase;
let program: Program;
const people = {
  ada: '00000000-0000-4000-8000-0000000000a1',
  bea: '00000000-0000-4000-8000-0000000000a2',
  new: '00000000-0000-4000-8000-0000000000a3',
  other: '00000000-0000-4000-8000-0000000000a4',
};
type Who = keyof typeof people;
const reason = 'Helps with guests on weekends';

beforeAll(async () => {
  base = await createTestDatabase();
  program = await createProgram(base.pool, {});
  for (const [name, id] of Object.entries(people))
    await base.pool.query(
      `insert into user_account (id, email, first_name, roles, verified_at) values ($1, $2, $3, $4, banyan_now())`,
      [id, `${name}@example.test`, name, ['ada', 'bea'].includes(name) ? ['user', 'operator'] : ['user']],
    );
  await base.pool.query(
    `insert into operator_area select id, 'admin' from user_account where 'operator' = any(roles) on conflict do nothing`,
  );
  await giveTokens(base.pool, people);
});
afterAll(async () => {
  await program.close();
  await base.drop();
});

const call = async (who: Who | null, name: string, body: object): Promise<Record<string, unknown>> =>
  (await (await program.visitor()).call(`admin/${name}` as never, body as never, who === null ? {} : as(who as never)))
    .body as never;
const invite = (email: string, who: Who = 'ada') => call(who, 'staff-invite', { email, areas: ['support'], reason });
const waiting = async () =>
  (await call('ada', 'staff-invitations', {}))['data'] as { id: string; email: string; state: string }[];
const rolesOf = async (id: string) =>
  (
    await base.pool.query(
      `select roles, array(select area from operator_area where user_id = u.id) as areas from user_account u where id = $1`,
      [id],
    )
  ).rows[0] as { roles: string[]; areas: string[] };

async function linkTo(email: string): Promise<string> {
  await deliver(program);
  const { rows } = await base.pool.query(
    `select text_body from mail where recipient = $1 and kind = 'staff-invitation' order by created_at desc limit 1`,
    [email],
  );
  return /token=([\w-]+)/.exec(rows[0]?.text_body ?? '')?.[1] ?? '';
}

describe('an invitation to the staff', () => {
  it('is mailed, shown, accepted once by its address alone, and gives the role with its areas', async () => {
    expect(await invite('new@example.test')).toMatchObject({ status: 'success' });
    const [open] = await waiting();
    expect(open).toMatchObject({ email: 'new@example.test', state: 'open', areas: ['support'], invited_by: 'ada' });
    const token = await linkTo('new@example.test');
    expect(await call(null, 'staff-invitation', { token })).toMatchObject({ state: 'open', is_for_me: false });
    expect(await call('other', 'staff-accept', { invitation_id: open!.id })).toMatchObject({
      code: 'team-invitation-not-found',
    });
    expect(await call('new', 'staff-invitation', { token })).toMatchObject({ state: 'open', is_for_me: true });
    const both = await Promise.all([1, 2].map(() => call('new', 'staff-accept', { invitation_id: open!.id })));
    expect(both.map(({ status, code }) => (status === 'success' ? status : code)).toSorted()).toEqual([
      'success',
      'team-invitation-closed',
    ]);
    expect(await rolesOf(people.new)).toEqual({ roles: ['user', 'operator'], areas: ['support'] });
    expect(await waiting()).toEqual([]);
    const { rows } = await base.pool.query(`select action, detail from audit_log order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['staff-invited', 'role-given']);
    expect(JSON.stringify(rows)).not.toContain('example.test');
    expect(await invite('new@example.test')).toMatchObject({ code: 'team-there' });
    expect(await invite('ada@example.test')).toMatchObject({ code: 'own-subject' });
  });

  it('is withdrawn, replaced or expires, and gives nothing once who invited is no admin any more', async () => {
    await invite('other@example.test');
    const [first] = await waiting();
    await invite('other@example.test');
    const [second, ...more] = await waiting();
    expect(more).toEqual([]);
    const accept = (id: string) => call('other', 'staff-accept', { invitation_id: id });
    expect(await accept(first!.id)).toMatchObject({ code: 'team-invitation-closed' });
    expect(await call('new', 'staff-revoke', { invitation_id: second!.id })).toMatchObject({ code: 'other-area' });
    expect(await call('ada', 'staff-revoke', { invitation_id: second!.id })).toMatchObject({ status: 'success' });
    expect(await accept(second!.id)).toMatchObject({ code: 'team-invitation-closed' });

    await invite('other@example.test');
    const [third] = await waiting();
    await base.pool.query(
      `update team_invitation set expires_at = banyan_now() - make_interval(secs => 1) where id = $1`,
      [third!.id],
    );
    expect(await waiting()).toMatchObject([{ state: 'expired' }]);
    expect(await accept(third!.id)).toMatchObject({ code: 'team-invitation-closed' });

    await invite('other@example.test', 'bea');
    const [fourth] = await waiting();
    await base.pool.query(`update operator_area set area = 'support' where user_id = $1`, [people.bea]);
    expect(await accept(fourth!.id)).toMatchObject({ code: 'team-invitation-closed' });
    expect((await rolesOf(people.other)).roles).toEqual(['user']);
  });
});
