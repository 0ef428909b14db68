import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { findActions, findEntries } from './audit-queries.ts';

const total = 20_000;

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'Erator', '{user,operator}', banyan_now()), ('guest@example.test', 'Guest', '', '{user}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, guest: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
  await pool.query(
    `insert into audit_log (at, actor_id, action, subject, detail)
     select timestamptz '2026-01-01 00:00Z' + n * interval '1 hour', case when n % 100 = 0 then $1::uuid end,
       case when n % 1000 = 0 then 'rare' else 'common-' || n % 5 end, 'thing:' || n % 4000, jsonb_build_object('n', n, 'why', '-1+1', 'of', '{"a":1}'::jsonb)
     from generate_series(1, ${total}) n`,
    [rows[0]!.id],
  );
  await pool.query('analyze audit_log');
}, 60_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/audit-list', input);

describe('the audit log', () => {
  it('is listed page by page, the newest first, with who it was and what was kept', async () => {
    const first = await list({ action: 'rare' });
    expect(first.data).toHaveLength(20);
    expect([first.next, first.actions]).toEqual([
      null,
      ['common-0', 'common-1', 'common-2', 'common-3', 'common-4', 'rare'],
    ]);
    expect(first.data[0]).toMatchObject({
      who: 'Op Erator <op@example.test>',
      action: 'rare',
      about: 'thing:0',
      detail: [
        { name: 'n', value: '20000' },
        { name: 'of', value: 'a 1' },
        { name: 'why', value: '-1+1' },
      ],
    });
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        who: 'OP@example.test',
        ...(before !== null && { before }),
      });
      seen.push(...page.data.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect([seen.length, new Set(seen).size]).toEqual([total / 100, total / 100]);
  });

  it.each([
    [{ about: 'thing:7' }, 5],
    [{ who: 'nobody@example.test' }, 0],
    [{ from: '2026-01-02', to: '2026-01-02' }, 24],
    [{ action: 'common-1', from: '2026-01-02', to: '2026-01-03' }, 10],
  ])('is narrowed to %j', async (input, count) => {
    expect((await list(input)).data).toHaveLength(count);
  });

  it('is for operators alone, and a file of it is an entry', async () => {
    const guest = createVisitor(program.app, { bearer: 'guest' });
    expect((await guest.call('admin/audit-list', {})).body).toMatchObject({ code: 'forbidden' });
    const get = (who: string) => program.app.inject({ url: `${adminFileUrl('audit')}?action=rare`, headers: as(who) });
    expect((await get('guest')).statusCode).toBe(404);
    const { body } = await get('op');
    expect(body).toContain(`rare,thing:0,,"n: 20000\nof: a 1\nwhy: -1+1"`);
    expect(body.split('\r\n')).toHaveLength(22);
    expect((await list({ action: 'office-file-fetched' })).data[0]).toMatchObject({ about: 'file:audit.csv' });
  });
});

it('an entry is about something by its name, where it has one', async () => {
  const { pool } = program.database;
  const subjects = [
    'account:%s',
    'account:gone',
    'city:999999999',
    'thing:7',
    'account:00000000-0000-4000-8000-000000000000',
  ];
  const { rows } = await pool.query<{ id: string }>(`select id from user_account where email = 'op@example.test'`);
  for (const subject of subjects)
    await pool.query(`insert into audit_log (action, subject, detail) values ('role-given', $1, '{}')`, [
      subject.replace('%s', rows[0]!.id),
    ]);
  const { data } = await list({ action: 'role-given' });
  expect(data.map(({ about_name: name }) => name).toReversed()).toEqual(['Op Erator', '', '', '', '']);
});

it('what an act keeps is read in words: before, after, and why', async () => {
  const detail = { reason: 'Asked for', after: { day: 2, of: ['a', 'b'] }, before: null, who: 'Op', empty: '' };
  await program.database.pool.query(
    `insert into audit_log (action, subject, detail) values ('booking-moved', 'booking:x', $1)`,
    [JSON.stringify(detail)],
  );
  const [entry] = (await list({ action: 'booking-moved' })).data;
  expect(entry?.detail.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'who: Op',
    'before: none',
    'after: of a, b, day 2',
    'reason: Asked for',
  ]);
});

describe('what a page of the log reads', () => {
  const usual = { after: null, count: 51 };
  it.each([
    ['all', usual],
    ['an action', { ...usual, action: 'rare' }],
    ['a person', { ...usual, who: 'op@example.test' }],
    ['a subject', { ...usual, about: 'thing:7' }],
    ['some days', { ...usual, from: '2026-01-02', to: '2026-01-03' }],
    ['a later page', { ...usual, after: '9000' }],
  ])('of %s does not grow with the log', async (_, query) => {
    const [plan] = await plansOf(program.database.pool, () => findEntries(program.database.db, query));
    expect(wholeReads(plan!)).not.toContain('audit_log');
    expect(touchedOf(plan!, 'audit_log')).toBeLessThanOrEqual(51);
  });

  it('knows its actions by a step of an index for each', async () => {
    const [plan] = await plansOf(program.database.pool, () => findActions(program.database.db));
    expect(touchedOf(plan!, 'audit_log')).toBeLessThanOrEqual(10);
  });
});
