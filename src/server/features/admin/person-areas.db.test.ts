// What each area allows, and that an admin always remains (docs/reference/back-office.md#areas).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type StaffArea, staffAreas } from '#src/domain/admin/areas.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();
const reason = 'asked for by phone, seen on video';

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await suite.base.pool.query(text, values)).rows as Row[];

interface Staff {
  id: string;
  call: Caller['call'];
}

/** A staff member with these areas, by API token. */
async function staff(...areas: StaffArea[]): Promise<Staff> {
  const { id } = await suite.insertAccount();
  await query(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
  await query(`delete from operator_area where user_id = $1`, [id]);
  await query(`insert into operator_area select $1, unnest($2::text[])`, [id, areas]);
  const token = randomUUID();
  await giveTokens(suite.base.pool, { [token]: id });
  const visitor = await suite.program.visitor();
  return { id, call: (name, body) => visitor.call(name, body, as(token)) };
}
const areasOf = async (id: string) =>
  (await query<{ area: string }>('select area from operator_area where user_id = $1 order by 1', [id])).map(
    ({ area }) => area,
  );
const logOf = (id: string) =>
  query<{ action: string; detail: object }>('select action, detail from audit_log where subject = $1 order by id', [
    `account:${id}`,
  ]);
const give = (by: Staff, id: string, seen: StaffArea[], areas: StaffArea[]) =>
  by.call('admin/person-areas', { user_id: id, seen, areas, reason });
const noOneElse = () => query(`update user_account set roles = '{user}' where 'operator' = any(roles)`);

describe('the work of another area', () => {
  it.each([
    ['admin/setting-list', {}, ['admin']],
    ['admin/audit-list', {}, ['admin']],
    ['admin/ledger', {}, ['finance', 'admin']],
    ['payout/runs', {}, ['finance', 'admin']],
    ['credential/queue', {}, ['finance', 'admin']],
    ['admin/content-list', {}, ['content', 'admin']],
    ['admin/messages', {}, ['support', 'admin']],
    ['admin/people', {}, ['support', 'finance', 'content', 'admin']],
  ] as const)('%s is refused with its own code', async (name, input, may) => {
    for (const area of staffAreas) {
      const { status, body } = await (await staff(area)).call(name, input);
      expect([area, status, body.code]).toEqual(
        (may as readonly string[]).includes(area) ? [area, 200, undefined] : [area, 403, 'other-area'],
      );
    }
    expect((await (await staff()).call(name, input)).body.code).toBe('other-area');
  });

  it('is no task and no figure of the first page, and nobody closes it', async () => {
    await query('delete from staff_task');
    for (const kind of ['payout_details', 'feedback', 'listing_review'] as const)
      await openStaffTask(suite.program.services.db, { kind, subject: kind, bookingId: null, detail: 'A line' });
    const kindsOf = async (area: StaffArea) => {
      const { body } = await (await staff(area)).call('task/list', {});
      const { kinds, data } = body as unknown as { kinds: { kind: string }[]; data: { kind: string }[] };
      expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(data.map(({ kind }) => kind).toSorted());
      return data.map(({ kind }) => kind);
    };
    expect(await kindsOf('finance')).toEqual(['payout_details']);
    expect(await kindsOf('support')).toEqual(['feedback']);
    expect(await kindsOf('content')).toEqual(['listing_review']);
    expect(await kindsOf('admin')).toHaveLength(3);
    const support = await staff('support');
    const [task] = await query<{ id: number }>(`select id from staff_task where kind = 'payout_details'`);
    const close = { task_id: task!.id, note: 'Nothing to do' };
    expect((await support.call('task/close', close)).body.code).toBe('other-area');
    expect((await support.call('task/list', { kind: 'payout_details' })).body.data).toEqual([]);
    expect((await (await staff('finance')).call('task/close', close)).body).toMatchObject({ closed: true });
    expect((await support.call('dashboard/next', {})).body).toMatchObject({ staff: { tasks: 1 } });
  });
});

describe('areas', () => {
  it('come with the role, are said in the session, and go with it', async () => {
    const admin = await staff('admin');
    const person = await suite.signedIn();
    const role = (more: object) => admin.call('admin/person-role', { user_id: person.id, role: 'operator', ...more });
    expect((await role({ give: true, reason })).body).toMatchObject({
      code: 'bad-input',
      fields: { areas: expect.any(String) },
    });
    expect((await role({ give: false, areas: ['finance'], reason })).body.code).toBe('bad-input');
    expect((await role({ give: true, areas: ['finance', 'content'], reason })).body.status).toBe('success');
    expect(await areasOf(person.id)).toEqual(['content', 'finance']);
    // Without a second factor no area applies.
    expect((await person.visitor.call('user/auth')).body).toMatchObject({ roles: ['user'], areas: [] });
    const token = randomUUID();
    await giveTokens(suite.base.pool, { [token]: person.id });
    const shown = await person.visitor.call('user/auth', {}, as(token));
    expect(shown.body).toMatchObject({ roles: ['user', 'operator'], areas: ['finance', 'content'] });
    await role({ give: false, reason });
    expect(await areasOf(person.id)).toEqual([]);
    const areas_given = { areas_before: [], areas_after: ['finance', 'content'] };
    expect(await logOf(person.id)).toMatchObject([
      { action: 'role-given', detail: { after: ['user', 'operator'], ...areas_given, reason } },
      { action: 'role-taken', detail: { areas_before: ['finance', 'content'], areas_after: [], reason } },
    ]);
  });

  it('are changed at once, with before and after, by an admin who has shown the second factor', async () => {
    const admin = await staff('admin');
    const other = await staff('support');
    expect((await other.call('admin/ledger', {})).status).toBe(403);
    expect((await give(admin, other.id, ['support'], ['finance'])).body.status).toBe('success');
    expect([(await other.call('admin/ledger', {})).status, (await other.call('admin/messages', {})).status]).toEqual([
      200, 403,
    ]);
    expect(await logOf(other.id)).toEqual([
      { action: 'areas-changed', detail: { before: ['support'], after: ['finance'], reason } },
    ]);
    expect((await give(admin, admin.id, ['admin'], ['support'])).body.code).toBe('person-self');
    expect((await give(other, admin.id, ['admin'], ['support'])).body.code).toBe('other-area');
    await query(`update api_token set created_at = created_at - interval '1 hour' where user_id = $1`, [admin.id]);
    expect((await give(admin, other.id, ['finance'], ['content'])).body.code).toBe('factor-stale');
  });

  it('tell the second of two who change them at once', async () => {
    const [one, two, other] = [await staff('admin'), await staff('admin'), await staff('support')];
    const answers = await Promise.all([
      give(one, other.id, ['support'], ['finance']),
      give(two, other.id, ['support'], ['content']),
    ]);
    const refused = answers.filter(({ body }) => body.status === 'error');
    expect(refused.map(({ body }) => [body.code, Object.keys(body.fields)])).toEqual([
      ['person-areas-changed', ['areas']],
    ]);
    expect(await areasOf(other.id)).toHaveLength(1);
  });

  it.each(['areas', 'role', 'block'])('leave one of two admins who take them from each other (%s)', async (way) => {
    await noOneElse();
    const [one, two] = [await staff('admin'), await staff('admin', 'finance')];
    await staff('support');
    const take = (by: Staff, of: Staff, seen: StaffArea[]) => {
      if (way === 'areas') return give(by, of.id, seen, ['finance']);
      if (way === 'block') return by.call('admin/person-act', { user_id: of.id, act: 'block', reason });
      return by.call('admin/person-role', { user_id: of.id, role: 'operator', give: false, reason });
    };
    const answers = await Promise.all([take(one, two, ['finance', 'admin']), take(two, one, ['admin'])]);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['error', 'success']);
    const left = await query(
      `select from user_account u join operator_area a on a.user_id = u.id and a.area = 'admin'
       where 'operator' = any(u.roles) and u.blocked_at is null`,
    );
    expect(left).toHaveLength(1);
  });
});

describe('a person’s page', () => {
  it('shows each area what it may do, and keeps acts on the staff for admins', async () => {
    const guest = await suite.insertAccount();
    const other = await staff('content');
    const shown = async (area: StaffArea, id: string) =>
      (await (await staff(area)).call('admin/person', { user_id: id })).body;
    const none = { acts: [], can_give: [], can_take: [], can_set_areas: false };
    for (const area of ['finance', 'content'] as const) expect(await shown(area, guest.id)).toMatchObject(none);
    expect(await shown('support', guest.id)).toMatchObject({ ...none, acts: ['send-reset', 'block', 'erase'] });
    expect(await shown('support', other.id)).toMatchObject({ ...none, areas: ['content'] });
    expect(await shown('admin', other.id)).toMatchObject({ can_set_areas: true, can_take: ['operator'] });
    const support = await staff('support');
    const block = (id: string) => support.call('admin/person-act', { user_id: id, act: 'block', reason });
    expect((await block(other.id)).body.code).toBe('person-staff');
    expect((await block(guest.id)).body.status).toBe('success');
  });
});
