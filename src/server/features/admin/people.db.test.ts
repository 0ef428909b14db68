import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personList } from '#src/contract/admin/people-lists.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { findPeople } from './people-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const total = 20_000;

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await loadAtOnce(program.database.url, (client) =>
    client.query(`insert into user_account (email, first_name, last_name, isd_code, phone, roles, created_at, verified_at, blocked_at)
     select 'guest' || n || '@example.test', case when n = 42 then '=cmd()' else 'Ada' end, 'Person' || n,
       case when n % 3 = 0 then '84' else '' end, case when n % 3 = 0 then '9' || lpad(n::text, 8, '0') else '' end,
       case when n % 1000 = 1 then '{user,host}'::text[] when n % 5000 = 2 then '{user,distributor}' else '{user}' end,
       timestamptz '2026-01-01 00:00Z' + n * interval '1 minute',
       case when n % 2000 <> 3 then timestamptz '2026-01-01 00:00Z' end, case when n % 4000 = 4 then banyan_now() end
     from generate_series(1, ${total}) n`),
  );
  await pool.query('analyze user_account');
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()),
       ('host@example.test', 'Host', '{user,host}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/people', input);

describe('the people of the marketplace', () => {
  it('are listed page by page, the newest first, none twice and none left out', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ role: 'host', ...(before !== null && { before }) });
      seen.push(...page.data.map(({ email }) => email));
      before = page.next;
    } while (before !== null);
    expect(seen).toHaveLength(total / 1000 + 1);
    expect(seen.slice(0, 2)).toEqual(['host@example.test', 'guest19001@example.test']);
    expect((await list()).data).toHaveLength(50);
  });

  it.each([
    [{ find: 'GUEST1234@' }, ['Ada Person1234']],
    [{ find: 'person12345' }, ['Ada Person12345']],
    [{ find: 'ada person12345' }, ['Ada Person12345']],
    [{ find: '+84 9 0000 1233' }, ['Ada Person1233']],
    [{ find: '900001233' }, ['Ada Person1233']],
    [{ find: '%' }, []],
    [{ find: 'person2', state: 'blocked' }, []],
    [{ find: 'nobody at all' }, []],
  ])('are found by %j', async (input, names) => {
    expect((await list(input)).data.map(({ name }) => name)).toEqual(names);
  });

  it('are found by the id of the account, and by the beginning of a number', async () => {
    const [one] = (await list({ find: '900001233' })).data;
    expect((await list({ find: one!.id.toUpperCase() })).data).toEqual([one]);
    expect((await list({ find: '90000123' })).data.map(({ phone }) => phone)).toEqual([
      '+84 900001239',
      '+84 900001236',
      '+84 900001233',
      '+84 900001230',
    ]);
  });

  it.each([
    [{ role: 'distributor' }, total / 5000],
    [{ state: 'blocked' }, total / 4000],
    [{ state: 'unverified' }, total / 2000],
    [{ state: 'erased' }, 0],
    [{ role: 'operator', state: 'active' }, 1],
  ])('are narrowed to %j', async (input, count) => {
    expect((await list(input)).data).toHaveLength(count);
  });

  it('say when more fit a name than are looked through', async () => {
    const found = await list({ find: 'ad' });
    expect([found.is_cut, found.data.length]).toEqual([true, 50]);
  });

  it('are for operators alone, as a list and as a file', async () => {
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/people', {})).body).toMatchObject({ code: 'forbidden' });
    for (const headers of [{}, as('host')])
      expect((await program.app.inject({ url: adminFileUrl('people'), headers })).statusCode).toBe(404);
  });
});

describe('the file of people', () => {
  it('holds all of a filter, is in the audit log, and no cell of it can become a formula', async () => {
    const file = async (query = '') =>
      (await program.app.inject({ url: adminFileUrl('people') + query, headers: { ...as('op'), accept: 'text/csv' } }))
        .body;
    const lines = (await file()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 3);
    expect(new Set(lines).size).toBe(total + 3);
    expect(lines.find((line) => line.includes('guest42@'))).toContain(",'=cmd() Person42,");
    expect((await file(personList.write({ state: 'blocked' }))).trimEnd().split('\r\n')).toHaveLength(total / 4000 + 1);
    const { rows } = await program.database.pool.query(
      `select subject, detail from audit_log where action = 'office-file-fetched' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'file:people.csv', detail: { state: 'blocked' } }]);
  });
});

describe('what a page of people reads', () => {
  const usual: RowsQuery<'admin/people'> = { after: null, count: 51 };
  const somewhere = `${Date.parse('2026-01-05T00:00:00Z') * 1000}.00000000-0000-4000-8000-000000000000`;

  it.each<[string, RowsQuery<'admin/people'>, number]>([
    ['all', usual, 51],
    ['a later page', { ...usual, after: somewhere }, 51],
    ['a role', { ...usual, role: 'distributor' }, 51],
    ['a state', { ...usual, state: 'blocked' }, 51],
    ['a role in a state', { ...usual, role: 'operator', state: 'active' }, 51],
    ['an address', { ...usual, find: 'guest1234@example.test' }, 2],
    ['a number', { ...usual, find: '+84900001233' }, 3],
    ['a name', { ...usual, find: 'ada person12345' }, 4],
  ])('of %s does not grow with the marketplace', async (_, wanted, most) => {
    const [plan] = await plansOf(program.database.pool, () => findPeople(program.database.db, wanted));
    expect(wholeReads(plan!)).toEqual([]);
    // One read to find them, one to show them.
    expect(touchedOf(plan!, 'user_account')).toBeLessThanOrEqual(most + 51);
  });
});
